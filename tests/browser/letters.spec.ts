import { personalise } from '../../src/mail/letters/marks'
import { renderLetter } from '../../src/mail/letters/renderLetter'
import { ADMIN, accessibilityFaults, expect, expectToFit, expectToast, logIn, test } from './support'

const BODY = `![A straw hat](https://isla.example/hat.webp)

# It is here

{{name|Hello}}, the shop **opens** today.

[See all twelve](/shop){button}

## What goes first

- [Marea slip dress](/shop), $148.00
- Palmera${'a'.repeat(80)}

> I packed for two days.

---

1. One
2. Two`

test('a letter can be read in both schemes and at both widths', async ({ page, complaints }) => {
  const letter = renderLetter({
    subject: 'Summer drop',
    preheader: 'It is here.',
    body: BODY,
    topic: 'news',
    siteName: 'Isla Verano',
    siteUrl: 'https://isla.example',
    postalAddress: '1200 Ocean Drive',
    slug: 'summer-drop',
    counted: null,
  })
  const { html } = personalise(letter, {
    firstName: 'Mara',
    since: 'November 3, 2026',
    links: { leave: 'https://isla.example/leave/k', preferences: 'https://isla.example/preferences/k' },
    receipt: null,
  })
  // The picture is on no server here.
  await page.route('https://isla.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  )
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [600, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.setContent(html)
      expect(await accessibilityFaults(page)).toEqual([])
      await expectToFit(page)
    }
  }
  expect(complaints).toEqual([])
})

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>'

test('a letter is written beside what its readers get, and nothing of it is lost', async ({
  page,
  context,
}) => {
  await logIn(context, ADMIN.username, ADMIN.password)
  await page.goto('/dashboard/subscribers')
  await page.getByRole('button', { name: 'Send Email' }).click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Summer drop')
  await page
    .getByRole('textbox', { name: 'Letter' })
    .fill('# It is here\n\nHi {{name|you}}, [look](/shop){button}')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const drawn = page.frameLocator('iframe[title="The letter, wide, light"]')
  await expect(drawn.getByRole('heading', { name: 'It is here' })).toBeVisible()
  await expect(drawn.getByRole('link', { name: 'look' })).toBeVisible()
  // What stops it is shown and focused, in place of the question.
  await page.getByRole('button', { name: 'Send…' }).click()
  await expect(page.getByRole('region', { name: 'Checks' })).toBeFocused()
  await expect(page.getByText('Mail is not set up: SMTP_URL is missing')).toBeVisible()
  await page.reload()
  await expect(subject).toHaveValue('Summer drop')
  await page.getByRole('button', { name: 'Delete Summer drop' }).click()
  await page.getByRole('button', { name: 'Delete letter' }).click()
  await expectToast(page, 'Letter deleted')
  await expect(page).toHaveURL(/\/dashboard\/subscribers\?tab=letters$/)
})
