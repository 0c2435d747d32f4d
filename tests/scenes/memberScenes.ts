import type { Page } from '@playwright/test'
import { withSession } from './asPerson'
import type { Scene } from './scene'

type Made = { id: string; path: string }

/** A member of the team with two tasks; the path of their link, and their application. */
export async function memberWithTasks(firstName: string): Promise<Made> {
  return withSession('admin', async (admin) => {
    const application = { firstName, lastName: 'Haddad', email: `${firstName}@example.com`, age: 24 }
    const words = { skillset: 'Photographer', whyJoin: 'Light.' }
    const applied = await admin.post('/api/team-application', { data: { ...application, ...words } })
    const { id } = (await applied.json()) as { id: string }
    await admin.patch(`/api/team-applications/${id}/status`, { data: { status: 'accepted' } })
    const tasks = [
      { title: 'Cut the pier film', description: 'Forty seconds, no music.', dueDate: '2031-12-12' },
      { title: 'Send the invoice' },
    ]
    for (const task of tasks) await admin.post('/api/team-tasks', { data: { memberId: id, ...task } })
    const made = await admin.post(`/api/team-members/${id}/link`, { data: { action: 'make' } })
    const { url } = (await made.json()) as { url: string }
    return { id, path: new URL(url).pathname }
  })
}

const of = (name: string, firstName: string, then?: (page: Page) => Promise<void>): Scene => ({
  name,
  async open(page) {
    await page.goto((await memberWithTasks(firstName)).path)
    await then?.(page)
  },
})

/** A team member's page, by their link (docs/behaviour.md, 15.7). */
export const memberScenes: Scene[] = [
  of('member', 'Noor'),
  of('member.done', 'Rana', async (page) => {
    await page.getByRole('button', { name: /^Mark as done ?: Cut the pier film$/ }).click()
    await page.getByText('Done', { exact: true }).waitFor()
  }),
  { name: 'member.gone', path: `/t/${'x'.repeat(43)}` },
]
