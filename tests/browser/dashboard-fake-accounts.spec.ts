import { expect, expectFailure, expectToast, expectToFit } from './support'
import { walk } from './walk'

walk('a fake account is reported and followed', async ({ page, hand, open, failNext }) => {
  const username = `isla.fake.${Date.now()}`
  await open('/dashboard/fake-accounts')
  const report = page.getByRole('button', { name: 'Report Fake Account' })
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Create report' })
  const address = dialog.getByLabel('Address of the fake account')
  const platform = dialog.getByRole('button', { name: /Platform/ })
  await hand.press(report)
  await expect(platform).toBeFocused()
  await hand.press(create)
  await expect(platform).toBeFocused()
  await expect(platform).toHaveAccessibleDescription('Choose a platform')
  await expect(address).toHaveAccessibleDescription('Enter the address of the fake account')
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Report a fake account":
      - banner:
        - heading "Report a fake account" [level=2]
        - button "Close"
      - button "Choose Platform"
      - text: /Choose a platform/
      - button "Choose Reason"
      - text: /Choose a reason/
      - textbox "Address of the fake account" [invalid]
      - text: /Enter the address of the fake account/
      - textbox "Username of the fake account optional"
      - textbox "Additional details optional"
      - textbox "Evidence links optional"
      - button "Add"
      - switch "Already reported to the platform"
      - button "Cancel"
      - button "Create report"
  `)
  await hand.choose(platform, 'TikTok')
  await hand.choose(dialog.getByRole('button', { name: /Reason/ }), 'Impersonation')
  await hand.fill(address, 'isla fake')
  await hand.press(create)
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Must be a valid URL')
  await hand.fill(address, `https://www.tiktok.com/@${username}`)
  await hand.fill(dialog.getByLabel('Username of the fake account'), username)
  await hand.fill(dialog.getByRole('textbox', { name: 'Evidence links' }), 'https://example.com/proof.png')
  await hand.press(dialog.getByRole('button', { name: 'Add', exact: true }))
  await failNext('POST /api/fake-account-reports')
  await hand.press(create)
  await expectFailure(page, 'Failed to create report')
  await expect(address).toHaveValue(`https://www.tiktok.com/@${username}`)
  await expectToFit(page)
  await hand.press(create)
  await expectToast(page, 'Report Created', 'Next step: file it with the platform.')
  await expect(report).toBeFocused()

  await hand.press(page.getByRole('list', { name: 'My reports' }).getByRole('button', { name: username }))
  const detail = page.getByRole('article').filter({ has: page.getByRole('heading', { name: username }) })
  await expect(detail.getByRole('link', { name: 'https://example.com/proof.png' })).toBeVisible()
  await hand.press(detail.getByRole('button', { name: 'Update status' }))
  await hand.choose(dialog.getByRole('button', { name: /^Pending|Status/ }), 'In Review')
  await failNext('PATCH /api/fake-account-reports/*/platform-info', {
    status: 500,
    json: { error: 'The platform is away' },
  })
  await hand.press(dialog.getByRole('button', { name: 'Save' }))
  await expectFailure(page, 'The platform is away')
  await hand.press(dialog.getByRole('button', { name: 'Save' }))
  await expectToast(page, 'Report Updated')
  await expect(page.getByRole('progressbar', { name: `Progress of ${username}` })).toHaveAttribute(
    'aria-valuenow',
    '67',
  )
  await expect(detail.getByRole('button', { name: 'Update status' })).toBeFocused()

  await hand.choose(page.getByRole('button', { name: /^All statuses|Status/ }), 'Resolved')
  await expect(page.getByRole('button', { name: username })).toHaveCount(0)
  await hand.press(page.getByRole('button', { name: 'Clear Filter' }))
  await expect(page.getByRole('button', { name: username })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await expectToFit(page)
})

walk(
  'the guides are read, and a leaked image is reported and followed',
  async ({ page, hand, open, failNext }) => {
    const site = `Leaks ${Date.now()}`
    const takedown = page.getByRole('tab', { name: 'Image Takedown' })
    await open('/dashboard/fake-accounts?tab=takedown')
    await expect(takedown).toBeInViewport({ ratio: 1 })
    await hand.press(page.getByRole('tab', { name: 'How to Identify' }))
    await expect(page.getByRole('heading', { name: 'Six signs' })).toBeVisible()
    await hand.press(page.getByRole('tab', { name: 'Platform Guide' }))
    await expect(page.getByText('Processing time: 1-2 weeks')).toBeVisible()
    await expectToFit(page)
    await hand.press(takedown)

    const report = page.getByRole('button', { name: 'Report Image' })
    const dialog = page.getByRole('dialog')
    const create = dialog.getByRole('button', { name: 'Create report' })
    await hand.press(report)
    await hand.fill(dialog.getByLabel('Address of the image'), 'https://example.com/stolen.jpg')
    await hand.choose(dialog.getByRole('button', { name: /Where it is/ }), 'Forum')
    await hand.fill(dialog.getByLabel('Name of the site'), site)
    await hand.choose(dialog.getByRole('button', { name: /Reason/ }), 'Copyright')
    await hand.fill(dialog.getByLabel('Copyright holder'), 'Isla Verano')
    await hand.press(create)
    await expect(dialog.getByLabel('What the image shows')).toBeFocused()
    await hand.fill(dialog.getByLabel('What the image shows'), 'The pier at six.')
    await failNext('POST /api/image-takedown-reports')
    await hand.press(create)
    await expectFailure(page, 'Failed to create report')
    await expectToFit(page)
    await hand.press(create)
    await expectToast(page, 'Report Created', 'Next step: file it with the site.')
    await expect(report).toBeFocused()

    const row = page.getByRole('list', { name: 'My image reports' }).getByRole('button', { name: site })
    await hand.press(row)
    const detail = page.getByRole('article').filter({ has: page.getByRole('heading', { name: site }) })
    await hand.press(detail.getByRole('button', { name: 'Update status' }))
    await hand.press(dialog.getByRole('switch', { name: 'DMCA notice filed' }))
    await hand.fill(dialog.getByLabel('Filed on'), '2026-11-20')
    await failNext('PATCH /api/image-takedown-reports/*')
    await hand.press(dialog.getByRole('button', { name: 'Save' }))
    await expectFailure(page, 'Failed to update report')
    await hand.press(dialog.getByRole('button', { name: 'Save' }))
    await expectToast(page, 'Report Updated')
    await expect(detail).toContainText('Nov 20, 2026')
    await expectToFit(page)
  },
)
