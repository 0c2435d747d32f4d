import type { BrowserContext } from '@playwright/test'
import { expect, expectFailure, expectToast, expectToFit } from './support'
import { walkAsAdmin } from './walk'

/** Sends an application from a new person, and returns the full name. */
async function apply({ request }: BrowserContext, firstName: string): Promise<string> {
  const lastName = `Ruiz ${Date.now()}`
  const domain = `${firstName.toLowerCase()}.example.com`
  const applied = await request.post('/api/team-application', {
    data: {
      firstName,
      lastName,
      email: `me@${domain}`,
      age: 24,
      skillset: 'Photographer',
      whyJoin: 'Light.',
      resumeUrl: `https://${domain}`,
    },
  })
  expect(applied.status()).toBe(201)
  return `${firstName} ${lastName}`
}

walkAsAdmin(
  'an application is accepted, and the member gets a task',
  async ({ page, context, hand, open, failNext }) => {
    const name = await apply(context, 'Ana')
    await open('/dashboard/applications')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByRole('link', { name: 'View Portfolio' })).toHaveAttribute(
      'href',
      'https://ana.example.com',
    )
    await failNext('PATCH /api/team-applications/*/status')
    await hand.press(card.getByRole('button', { name: `Accept ${name}` }))
    await expectFailure(page, 'Failed to update status')
    await expect(card.getByRole('button', { name: `Accept ${name}` })).toBeFocused()
    await hand.press(card.getByRole('button', { name: `Accept ${name}` }))
    await expectToast(page, 'Application accepted', `${name} is on the team.`)
    await expect(card.getByRole('heading')).toBeFocused()
    await expectToFit(page)

    await hand.press(page.getByRole('tab', { name: 'Team Members' }))
    const dialog = page.getByRole('dialog', { name: 'A task for Ana' })
    const assign = card.getByRole('button', { name: `Assign Task to ${name}` })
    await hand.press(assign)
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await hand.press(dialog.getByRole('button', { name: 'Assign Task' }))
    await expectFailure(page, 'Please fill in the task title')
    await expect(dialog.getByLabel('Title')).toBeFocused()
    // As somebody pastes it, without a place to break.
    const title = `Scout-${'r'.repeat(70)}`
    await hand.fill(dialog.getByLabel('Title'), title)
    await hand.fill(dialog.getByLabel('Description'), 'Before sunrise.')
    await hand.fill(dialog.getByLabel('Due date'), '2030-06-01')
    await hand.press(dialog.getByRole('button', { name: 'Assign Task' }))
    await expectToast(page, 'Task Assigned', `Task assigned to ${name}`)
    await expect(assign).toBeFocused()
    await expect(card.getByText('Before sunrise.')).toBeVisible()
    await expectToFit(page)
    await hand.press(card.getByRole('checkbox', { name: title }))
    await expect(card.getByText('Completed')).toBeVisible()
    await expectToFit(page)
    await hand.press(card.getByRole('link', { name: 'Chat' }))
    await expect(page).toHaveURL('/dashboard/chat')
  },
)

walkAsAdmin(
  'an application is rejected after a question, which can be left',
  async ({ page, context, hand, open }) => {
    const name = await apply(context, 'Bo')
    await open('/dashboard/applications')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    const reject = card.getByRole('button', { name: `Reject ${name}` })
    const question = page.getByRole('alertdialog', { name: `Reject ${name}?` })
    await hand.press(reject)
    await hand.press(question.getByRole('button', { name: 'Keep pending' }))
    await expect(reject).toBeFocused()
    await hand.press(reject)
    await hand.press(question.getByRole('button', { name: 'Reject application' }))
    await expectToast(page, 'Application rejected', name)
    await expect(card.getByText('Rejected')).toBeVisible()
    await expect(card.getByRole('heading')).toBeFocused()
    await expectToFit(page)
  },
)

walkAsAdmin(
  'a registration is approved, and its user logs in',
  async ({ page, request, hand, open, failNext }) => {
    const data = { username: `vera-${Date.now()}`, password: 'vera-demo-2026' }
    await request.post('/api/register', { data })
    await open('/dashboard/admin')
    const approve = page.getByRole('button', { name: `Approve ${data.username}` })
    await failNext('POST /api/users/*/approve')
    await hand.press(approve)
    await expectFailure(page, 'Failed to approve user')
    await expect(approve).toBeFocused()
    await hand.press(approve)
    await expectToast(page, 'User approved', 'User can now login to the platform')
    await expect(approve).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Pending approvals' })).toBeFocused()
    await expect(page.getByRole('table', { name: 'Approved users' })).toContainText(data.username)
    await expectToFit(page)
    expect((await request.post('/api/login', { data })).status()).toBe(200)
  },
)

walkAsAdmin(
  'applications that do not load say so, and come with the next try',
  async ({ page, hand, open, failNext }) => {
    await failNext('GET /api/team-applications/page')
    await open('/dashboard/applications')
    await expectFailure(page, 'Failed to fetch applications')
    await hand.press(page.getByRole('button', { name: 'Retry' }))
    await expect(page.getByRole('tab', { name: 'Team Members' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)
