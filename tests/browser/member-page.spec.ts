import { keyboard } from './hands'
import { memberWithTasks } from '../scenes/memberScenes'
import { withSession } from '../scenes/asPerson'
import { accessibilityFaults, expect, expectToFit, test } from './support'

test.describe('without script, by keyboard alone, 320 px wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a member ticks a task, takes that back, stops the mails, and leaves', async ({
    page,
    complaints,
  }) => {
    const { press } = keyboard(page)
    const { id, path } = await memberWithTasks('Noor')
    const opened = await page.goto(path)
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor, two things')
    await expectToFit(page)
    const headline = page.getByRole('heading', { level: 1 })
    await press(page.getByRole('button', { name: /^Mark as done ?: Cut the pier film$/ }))
    await expect(page).toHaveURL(`${path}?ticked=true`)
    await expect(headline).toHaveText('Noor, one thing')
    await expectToFit(page)
    await press(page.getByRole('button', { name: /^Not done after all ?: Cut the pier film$/ }))
    await expect(headline).toHaveText('Noor, two things')
    await press(page.getByRole('button', { name: 'Stop these mails' }))
    await press(page.getByRole('button', { name: 'Have mails about tasks again' }))
    await expect(page.getByRole('button', { name: 'Stop these mails' })).toBeVisible()
    expect(await lastOpenedOf(id)).toEqual(expect.stringContaining('T'))
    const leave = page.getByRole('button', { name: 'Leave the team' })
    await expect(leave).toBeHidden()
    await press(page.getByText('Leave the team').first())
    await expect(leave).toBeVisible()
    await expectToFit(page)
    await press(leave)
    await expect(headline).toHaveText('This link no longer works')
    // Within the page's margin.
    const logIn = await page.getByRole('banner').getByRole('link', { name: 'Login' }).boundingBox()
    expect((logIn?.x ?? 320) + (logIn?.width ?? 0)).toBeLessThan(310)
    await expect(page.getByRole('main')).toContainText('You have left the team.')
    await expectToFit(page)
    expect((await page.goto(path))?.status()).toBe(404)
    complaints.splice(0)
  })
})

async function lastOpenedOf(memberId: string): Promise<string | null | undefined> {
  return withSession('admin', async (admin) => {
    const links = await (await admin.get('/api/team-members/links')).json()
    type Link = { memberId: string; lastOpenedAt: string | null }
    return (links as Link[]).find((each) => each.memberId === memberId)?.lastOpenedAt
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a member's page has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto((await memberWithTasks(`Axe${colorScheme}`)).path)
    expect(await accessibilityFaults(page)).toEqual([])
  })
}
