import type { Page } from '@playwright/test'
import { confirmLinks } from '../../src/auth/linkKeys'
import { confirmPagePath } from '../../src/contracts/audience/newsletter'
import { withSession } from './asPerson'
import { type Scene, press } from './scene'

/** Opens the link of a confirm mail; each scene has an address of its own. */
async function openLink(page: Page, who: string): Promise<void> {
  const email = `${who}@reader.example.com`
  await page.request.post('/api/email-signup', { data: { email } })
  const [subscriber] = await withSession('admin', async (admin) => {
    const found = await admin.get(`/api/subscribers?q=${email}`)
    return ((await found.json()) as { items: { id: string }[] }).items
  })
  const id = subscriber?.id ?? ''
  await page.goto(confirmPagePath({ subscriber: id, key: confirmLinks.keyOf(id) }))
}

const of = (name: string, ...steps: ((page: Page) => Promise<void>)[]): Scene => ({
  name,
  async open(page) {
    await openLink(page, name)
    for (const step of steps) await step(page)
  },
})

const confirm = async (page: Page) => {
  await press('Confirm my address')(page)
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
}
const follow = (name: string, heading: string) => async (page: Page) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
const choose = follow('Choose what you get', 'What you get')
const askToLeave = follow('Leave the list', 'Leave the list?')
const leave = async (page: Page) => {
  await press('Leave the list')(page)
  await page.getByRole('heading', { name: 'You are off the list' }).waitFor()
}

/** The pages that mails to subscribers lead to (docs/behaviour.md, 13.3). */
export const newsletterScenes: Scene[] = [
  { name: 'subscribe', path: '/subscribe' },
  { name: 'subscribe.invalid', path: '/subscribe?problem=email' },
  { name: 'subscribe.done', path: '/subscribe?done=true' },
  of('confirm'),
  of('confirm.none-chosen', async (page) => {
    await page.getByRole('checkbox', { name: 'One e-mail when it opens' }).uncheck({ force: true })
    await press('Confirm my address')(page)
    await page.getByRole('alert').filter({ hasText: 'Choose at least one.' }).waitFor()
  }),
  of('confirm.done', confirm),
  { name: 'confirm.over', path: '/confirm/65f000000000000000000000/nothing' },
  of('preferences', confirm, choose),
  of('preferences.erase', confirm, choose, follow('Erase my address', 'Erase your address?')),
  of('leave', confirm, choose, askToLeave),
  of('leave.done', confirm, choose, askToLeave, leave),
  { name: 'leave.nobody', path: '/leave/nothing' },
]
