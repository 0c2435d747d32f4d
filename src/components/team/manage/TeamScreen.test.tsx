import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TeamApplication } from '@/contracts/team'
import type { MemberLink, TeamTask } from '@/contracts/teamTasks'
import { resetMemoryStores } from '../../api/memoryStore'
import { answerCalls } from '../../testing/answerCalls'
import { admin, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { TeamScreen } from './TeamScreen'

beforeEach(resetMemoryStores)

/** A page of its own each time: the same object means the same page, which has been shown before. */
const start = () => ({ tasks: [], links: [] })
const TASK: TeamTask = {
  id: 't1',
  memberId: 'a1',
  title: '',
  description: null,
  dueDate: null,
  status: 'pending',
  completedAt: null,
  completedBy: null,
  version: 1,
  createdAt: '2026-11-10T09:00:00.000Z',
}

const application = (overrides: Partial<TeamApplication>): TeamApplication => ({
  id: 'a1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: null,
  age: 24,
  skillset: 'Photographer',
  resumeUrl: 'https://ana.example.com',
  instagram: null,
  tiktok: null,
  otherSocial: null,
  whyJoin: 'Light.',
  status: 'pending',
  appliedAt: '2026-11-10T09:00:00.000Z',
  ...overrides,
})

/** Answers the pages of all tabs. */
function pagesOf(all: TeamApplication[]) {
  const countOf = (status: string) => all.filter((each) => each.status === status).length
  const page = (status?: string) => () => {
    const items = all.filter((each) => !status || each.status === status)
    const counts = {
      pending: countOf('pending'),
      accepted: countOf('accepted'),
      rejected: countOf('rejected'),
    }
    return { body: { items, total: items.length, counts, cursor: null } }
  }
  return {
    'GET /api/team-applications/page': page(),
    'GET /api/team-applications/page?status=pending': page('pending'),
    'GET /api/team-applications/page?status=accepted': page('accepted'),
    'GET /api/team-applications/page?status=rejected': page('rejected'),
  }
}

test('counts, splits into four tabs and accepts a pending application', async () => {
  const all = [application({}), application({ id: 'a2', firstName: 'Bo', status: 'rejected' })]
  const made = answerCalls({
    ...pagesOf(all),
    'PATCH /api/team-applications/a1/status': () => {
      all[0] = application({ status: 'accepted' })
      return { body: all[0] }
    },
  })
  renderDashboardScreen(<TeamScreen start={start()} />, admin)
  const strip = within(await screen.findByLabelText('Applications', { selector: 'dl' }))
  expect(strip.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '0', '1', '2'])
  expect(screen.getAllByRole('link', { name: /View Portfolio/ })[0]?.getAttribute('href')).toBe(
    'https://ana.example.com',
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Accept Ana Ruiz' }))
  await expectToast('Application accepted', 'Ana Ruiz is on the team.')
  expect(made.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'accepted' })
  await user.click(screen.getByRole('tab', { name: 'Team Members' }))
  expect((await screen.findByRole('link', { name: 'Chat' })).getAttribute('href')).toBe('/dashboard/chat')
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
})

test('rejecting asks first, stays open when it fails, and then rejects', async () => {
  const all = [application({})]
  let status = 500
  const made = answerCalls({
    ...pagesOf(all),
    'PATCH /api/team-applications/a1/status': () => {
      if (status === 200) all[0] = application({ status: 'rejected' })
      return { status, body: all[0] }
    },
  })
  renderDashboardScreen(<TeamScreen start={start()} />, admin)
  const user = userEvent.setup()
  const reject = await screen.findByRole('button', { name: 'Reject Ana Ruiz' })
  await user.click(reject)
  const question = within(await screen.findByRole('alertdialog', { name: 'Reject Ana Ruiz?' }))
  await user.click(question.getByRole('button', { name: 'Keep pending' }))
  expect(made.some(({ call }) => call.startsWith('PATCH'))).toBe(false)

  await user.click(reject)
  const again = within(await screen.findByRole('alertdialog'))
  await user.click(again.getByRole('button', { name: 'Reject application' }))
  await expectToast('Error', 'Failed to update status', 'alert')
  status = 200
  await user.click(again.getByRole('button', { name: 'Reject application' }))
  await expectToast('Application rejected', 'Ana Ruiz')
  expect(made.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'rejected' })
  expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull()
})

test('assigns a task to a member, which is stored; a blank title is refused', async () => {
  const tasks: TeamTask[] = []
  const link = { memberId: 'a1', url: 'https://isla.example/t/x', expiresAt: '2027-11-10T09:00:00.000Z' }
  const made = answerCalls({
    ...pagesOf([application({ status: 'accepted' })]),
    'GET /api/team-tasks': () => ({ body: tasks }),
    'GET /api/team-members/links': () => ({
      body: [{ ...link, lastOpenedAt: null, isQuiet: false, hasLeft: false }],
    }),
    'POST /api/team-tasks': (body) => {
      tasks.push({ ...TASK, ...(body as Partial<TeamTask>) })
      return { status: 201, body: tasks[0] }
    },
    'PATCH /api/team-tasks/t1': () => {
      tasks[0] = { ...(tasks[0] ?? TASK), status: 'completed', completedBy: 'dashboard', version: 2 }
      return { body: tasks[0] }
    },
  })
  renderDashboardScreen(<TeamScreen start={start()} />, admin)
  const user = userEvent.setup()
  expect(await screen.findByText('The first task makes a link for Ana.')).toBeTruthy()
  expect(made.filter(({ call }) => /tasks|links/.test(call))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Assign Task to Ana Ruiz' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Assign Task' }))
  await expectToast('Error', 'Please fill in the task title', 'alert')
  expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('Ana gets a mail with a link to the task.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Title'), 'Scout the pier')
  await user.click(dialog.getByLabelText(/^Description/))
  await user.paste('Before sunrise.\nTake the wide lens.')
  await user.click(dialog.getByRole('button', { name: 'Assign Task' }))
  await expectToast('Task Assigned', 'Task assigned to Ana Ruiz')
  expect(screen.getByText(/Before sunrise\.\s+Take the wide lens\./)).toBeTruthy()
  expect(screen.getByText('Until Nov 10, 2027. Not opened yet.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Scout the pier' }))
  expect(await screen.findByText('Completed')).toBeTruthy()
  expect(made.find(({ call }) => call === 'PATCH /api/team-tasks/t1')?.body).toEqual({
    version: 1,
    status: 'completed',
  })
})

test('copies a member’s link, renews it, revokes it and makes another one', async () => {
  let url: string | null = 'https://isla.example/t/first'
  let fails = true
  const link = (): MemberLink => ({
    memberId: 'a1',
    url,
    expiresAt: url && '2027-11-10T09:00:00.000Z',
    lastOpenedAt: '2026-11-20T09:00:00.000Z',
    isQuiet: true,
    hasLeft: false,
  })
  const made = answerCalls({
    ...pagesOf([application({ status: 'accepted' })]),
    'GET /api/team-tasks': () => ({ body: [] }),
    'GET /api/team-members/links': () => ({ body: [link()] }),
    'POST /api/team-members/a1/link': (body) => {
      if (fails) return { status: 500, body: {} }
      const { action } = body as { action: string }
      url = action === 'revoke' ? null : `https://isla.example/t/${action}`
      return { body: { url, expiresAt: null, lastOpenedAt: null } }
    },
  })
  renderDashboardScreen(<TeamScreen start={{ tasks: [], links: [link()] }} />, admin)
  const user = userEvent.setup()
  const opened = 'Until Nov 10, 2027. Last opened Nov 20, 2026. Ana wants no mails about tasks.'
  expect(await screen.findByText(opened)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await expectToast('Link copied', '')
  expect(await navigator.clipboard.readText()).toBe('https://isla.example/t/first')

  await user.click(screen.getByRole('button', { name: 'Renew the link of Ana' }))
  const renew = await screen.findByRole('button', { name: 'Renew the link' })
  await user.click(renew)
  await expectToast('Error', 'Failed to change the link', 'alert')
  fails = false
  await user.click(renew)
  await expectToast('Link renewed', '')
  expect(await screen.findByText('isla.example/t/renew')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revoke the link of Ana' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke the link' }))
  await expectToast('Link revoked', '')
  await user.click(await screen.findByRole('button', { name: 'Make a link for Ana' }))
  await expectToast('Link made', '')
  expect(await screen.findByText('isla.example/t/make')).toBeTruthy()
  const sent = made.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(sent).toEqual(['renew', 'renew', 'revoke', 'make'].map((action) => ({ action })))
})

test('gives no task to who has left the team', async () => {
  answerCalls(pagesOf([application({ status: 'accepted' })]))
  const left = {
    memberId: 'a1',
    url: null,
    expiresAt: null,
    lastOpenedAt: null,
    isQuiet: false,
    hasLeft: true,
  }
  renderDashboardScreen(<TeamScreen start={{ tasks: [], links: [left] }} />, admin)
  expect(await screen.findByText('Ana has left the team.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Assign Task|Make a link)/ })).toBeNull()
})

test('tells a creator kindly that applications are for admins, and asks for none', () => {
  const made = answerCalls({})
  renderDashboardScreen(<TeamScreen start={start()} />)
  expect(screen.getByText('For admins')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send feedback' }).getAttribute('href')).toBe('/dashboard/reports')
  expect(made).toEqual([])
})

test('tells the same to who is no admin any more', async () => {
  answerCalls({
    'GET /api/team-applications/page': () => ({ status: 403, body: { message: 'No', error: 'No' } }),
  })
  renderDashboardScreen(<TeamScreen start={start()} />, admin)
  expect(await screen.findByText('For admins')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says when applications cannot be fetched or decided', async () => {
  let status = 500
  answerCalls({
    'GET /api/team-applications/page': () => ({
      ...pagesOf([application({})])['GET /api/team-applications/page'](),
      status,
    }),
    'PATCH /api/team-applications/a1/status': () => ({ status: 500, body: {} }),
  })
  renderDashboardScreen(<TeamScreen start={start()} />, admin)
  await expectToast('Error', 'Failed to fetch applications', 'alert')
  status = 200
  await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Ana Ruiz' }))
  await expectToast('Error', 'Failed to update status', 'alert')
})
