import { memberWithTasks } from '../scenes/memberScenes'
import { withSession } from '../scenes/asPerson'
import { accessibilityFaults, expect, expectToFit, test } from './support'

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a member ticks a task, stops the mails, and leaves', async ({ page, complaints }) => {
    const { id, path } = await memberWithTasks('Noor')
    const opened = await page.goto(path)
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor, two things')
    await expectToFit(page)
    await page.getByRole('button', { name: /^Mark as done ?: Cut the pier film$/ }).click()
    await expect(page).toHaveURL(`${path}?ticked=true`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor, one thing')
    await page.getByRole('button', { name: 'Stop these mails' }).click()
    await page.getByRole('button', { name: 'Have mails about tasks again' }).click()
    await expect(page.getByRole('button', { name: 'Stop these mails' })).toBeVisible()
    expect(await lastOpenedOf(id)).toEqual(expect.stringContaining('T'))
    await page.getByText('Leave the team').first().click()
    await page.getByRole('button', { name: 'Leave the team' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
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
