import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  FAKE_ACCOUNT_STATUSES,
  type FakeAccountReport,
  type FakeAccountStatus,
} from '@/contracts/fake-accounts'
import type { ImageTakedownReport } from '@/contracts/takedowns'
import { answerCalls, pageOfItems } from '../testing/answerCalls'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { deferred } from '../ui/testing/deferred'
import { timelineOf } from './FakeAccountDetail'
import { TakedownTab } from '../takedowns/TakedownTab'
import { FakeAccountsScreen } from './FakeAccountsScreen'

const report = (overrides: Partial<FakeAccountReport> = {}): FakeAccountReport => ({
  id: 'r1',
  userId: 'user-isla',
  platform: 'instagram',
  fakeAccountUrl: 'https://instagram.com/isla.fake',
  fakeAccountUsername: '@isla.fake',
  reportReason: 'impersonation',
  additionalDetails: null,
  reportedToPlatform: 'false',
  reportStatus: 'pending',
  platformReportDate: null,
  platformResponseDate: null,
  platformOutcome: null,
  evidenceUrls: [],
  createdAt: '2026-11-14T09:00:00.000Z',
  updatedAt: '2026-11-14T09:00:00.000Z',
  ...overrides,
})
const takedown: ImageTakedownReport = {
  id: 't1',
  userId: 'user-isla',
  violationImageUrl: 'https://leaks.example.com/1.jpg',
  violationPlatform: 'website',
  violationSiteName: null,
  originalSourceUrl: null,
  imageDescription: 'The blue set',
  reportReason: 'stolen-content',
  copyrightHolder: 'Isla Verano',
  proofOfOwnership: null,
  additionalDetails: null,
  dmcaFiled: 'false',
  reportStatus: 'pending',
  dmcaFilingDate: null,
  platformResponseDate: null,
  removalDate: null,
  platformResponse: null,
  createdAt: '2026-11-14T09:00:00.000Z',
  updatedAt: '2026-11-14T09:00:00.000Z',
}

const inState = (reports: FakeAccountReport[], status: FakeAccountStatus) =>
  reports.filter(({ reportStatus }) => reportStatus === status)
const pageOf = (reports: FakeAccountReport[]) => ({
  ...pageOfItems(reports),
  counts: Object.fromEntries(FAKE_ACCOUNT_STATUSES.map((each) => [each, inState(reports, each).length])),
})

function serve(reports: FakeAccountReport[], more = {}) {
  return answerCalls({
    'GET /api/fake-account-reports/page': () => ({ body: pageOf(reports) }),
    ...Object.fromEntries(
      FAKE_ACCOUNT_STATUSES.map((status) => [
        `GET /api/fake-account-reports/page?status=${status}`,
        () => ({ body: { ...pageOf(reports), ...pageOfItems(inState(reports, status)) } }),
      ]),
    ),
    'GET /api/image-takedown-reports/page': () => ({ body: pageOfItems([takedown]) }),
    ...more,
  })
}
const lastBody = (made: { call: string; body: unknown }[], call: string) =>
  made.findLast((each) => each.call === call)?.body

test('counts by status, filters, and clears the filter', async () => {
  serve([report(), report({ id: 'r2', fakeAccountUsername: '@isla.scam', reportStatus: 'resolved' })])
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: /@isla.scam/ })).toBeTruthy()
  expect(statsOf('Reports')).toEqual(['2', '1', '0', '0', '1', '0'])
  await user.click(screen.getByRole('button', { name: /Status/ }))
  await user.click(screen.getByRole('option', { name: 'Resolved' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /@isla.fake/ })).toBeNull())
  expect(statsOf('Reports')).toEqual(['2', '1', '0', '0', '1', '0'])
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }))
  expect(await screen.findByRole('button', { name: /@isla.fake/ })).toBeTruthy()
})

test('loads the selected report by its id when no page shown has it, and more reports on demand', async () => {
  const later = report({ id: 'r8', fakeAccountUsername: '@isla.later' })
  const first = { ...pageOf([report()]), total: 2, cursor: '1.r1' }
  serve([], {
    'GET /api/fake-account-reports/page': () => ({ body: first }),
    'GET /api/fake-account-reports/page?cursor=1.r1': () => ({ body: { ...first, ...pageOfItems([later]) } }),
    'GET /api/fake-account-reports/page?id=r9': () => ({
      body: pageOf([report({ id: 'r9', fakeAccountUsername: '@isla.old' })]),
    }),
  })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />, isla, '?report=r9')
  expect(await screen.findByRole('heading', { name: '@isla.old' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /@isla.later/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await userEvent.click(await screen.findByRole('button', { name: /@isla.later/ }))
  expect(await screen.findByRole('heading', { name: '@isla.later' })).toBeTruthy()
})

test('draws 0, 33, 67 and 100 per cent, and hides the unused end of the timeline', async () => {
  const statuses = ['pending', 'reported', 'in-review', 'resolved', 'rejected'] as const
  serve(
    statuses.map((reportStatus) =>
      report({ id: reportStatus, fakeAccountUsername: reportStatus, reportStatus }),
    ),
  )
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const bars = await screen.findAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '33', '67', '100', '100'])
  const titles = (status: (typeof statuses)[number]) =>
    timelineOf(report({ reportStatus: status })).map(({ title, state }) => `${title} ${state}`)
  expect(titles('reported')).toEqual(['Created done', 'Reported current', 'In Review next', 'Resolved next'])
  expect(titles('rejected')).toEqual(['Created done', 'Reported next', 'In Review done', 'Rejected done'])
  const reported = timelineOf(report({ reportedToPlatform: 'true', platformReportDate: '2026-11-15' }))
  expect(reported.map(({ title, state }) => `${title} ${state}`)).toEqual([
    'Created done',
    'Reported current',
    'In Review next',
    'Resolved next',
  ])
  expect(reported[1]).toMatchObject({ date: 'Nov 15, 2026', note: 'Noted as reported to Instagram' })
})

test('says in the timeline only what was noted, and the outcome where it belongs', async () => {
  const notes = (overrides: Partial<FakeAccountReport>) =>
    timelineOf(report({ platformOutcome: 'account-removed', ...overrides })).map(({ note }) => note)
  const outcome = 'Outcome: Account removed'
  expect(notes({ reportStatus: 'resolved' })).toEqual([
    undefined,
    'No report to Instagram noted',
    undefined,
    outcome,
  ])
  expect(notes({ reportStatus: 'in-review', reportedToPlatform: 'true' })).toEqual([
    undefined,
    'Noted as reported to Instagram',
    outcome,
    undefined,
  ])
  serve([report({ reportStatus: 'resolved' })])
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  expect((await screen.findByText('Platform response')).nextElementSibling?.textContent).toBe(
    'Date not noted',
  )
})

test('a status after Pending means reported to the platform, unless that is switched off again', async () => {
  const made = serve([report()], {
    'PATCH /api/fake-account-reports/r1/platform-info': () => ({ body: report() }),
  })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Update status' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Status/ }))
  await user.click(screen.getByRole('option', { name: 'Resolved' }))
  expect(dialog.getByRole('switch')).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('switch'))
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  await expectToast('Report Updated', '')
  expect(lastBody(made, 'PATCH /api/fake-account-reports/r1/platform-info')).toEqual({
    reportedToPlatform: 'false',
    reportStatus: 'resolved',
    updatedAt: report().updatedAt,
  })
})

test('a report that was updated on another device is shown beside what is set here', async () => {
  const theirs = report({
    reportStatus: 'reported',
    platformOutcome: 'under-review',
    updatedAt: '2026-11-15T09:00:00.000Z',
  })
  const reports = [report()]
  const call = 'PATCH /api/fake-account-reports/r1/platform-info'
  const made = serve(reports, {
    [call]: (body: unknown) => {
      if ((body as FakeAccountReport).updatedAt === theirs.updatedAt) return { body: theirs }
      reports[0] = theirs
      return { status: 409, body: { message: 'This was changed elsewhere. Load it again.' } }
    },
  })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Update status' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Status/ }))
  await user.click(screen.getByRole('option', { name: 'In Review' }))
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  const both = within(await screen.findByRole('alertdialog', { name: 'Two versions of one report' }))
  const chosen = both.getAllByRole('radio', { checked: true }).map(({ ariaLabel }) => ariaLabel)
  expect(chosen).toEqual(['Mine: In Review', 'Mine: Yes', 'Theirs: Under review'])
  await user.click(both.getByRole('button', { name: 'Save this choice' }))
  await expectToast('Report Updated', '')
  expect(lastBody(made, call)).toEqual({
    reportedToPlatform: 'true',
    reportStatus: 'in-review',
    platformOutcome: 'under-review',
    updatedAt: theirs.updatedAt,
  })
})

test('creates a report; what is missing is said at its field', async () => {
  const made = serve([], { 'POST /api/fake-account-reports': () => ({ status: 201, body: report() }) })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Report Fake Account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Create report/ }))
  for (const text of ['Choose a platform', 'Choose a reason', 'Enter the address of the fake account'])
    expect(dialog.getByText(text)).toBeTruthy()
  await user.type(dialog.getByLabelText('Address of the fake account'), 'isla_fake')
  await user.click(dialog.getByRole('button', { name: /Create report/ }))
  expect(dialog.getByText('Must be a valid URL')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Address of the fake account'))
  await user.click(dialog.getByRole('button', { name: /Platform/ }))
  await user.click(screen.getByRole('option', { name: 'Threads' }))
  await user.click(dialog.getByRole('button', { name: /Reason/ }))
  await user.click(screen.getByRole('option', { name: 'Scam' }))
  await user.type(dialog.getByLabelText('Address of the fake account'), 'https://threads.net/@fake')
  await user.click(dialog.getByRole('button', { name: /Create report/ }))
  await expectToast('Report Created', 'Next step: file it with the platform.')
  expect(lastBody(made, 'POST /api/fake-account-reports')).toEqual({
    platform: 'threads',
    fakeAccountUrl: 'https://threads.net/@fake',
    fakeAccountUsername: null,
    reportReason: 'scam',
    additionalDetails: null,
    reportedToPlatform: 'false',
    reportStatus: 'pending',
    evidenceUrls: [],
  })
})

test('updates with dates and outcome only when filled, and shows the server words on failure', async () => {
  let status = 200
  const made = serve([report()], {
    'PATCH /api/fake-account-reports/r1/platform-info': () => ({
      status,
      body: status === 200 ? report() : { error: 'Not today', message: 'Not today' },
    }),
  })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Update status' }))
  let dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Status/ }))
  await user.click(screen.getByRole('option', { name: 'Rejected' }))
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  await expectToast('Report Updated', '')
  expect(lastBody(made, 'PATCH /api/fake-account-reports/r1/platform-info')).toEqual({
    reportedToPlatform: 'true',
    reportStatus: 'rejected',
    updatedAt: report().updatedAt,
  })
  status = 400
  await user.click(screen.getByRole('button', { name: 'Update status' }))
  dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reported on/), '2026-11-15')
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  await expectToast('Error', 'Not today', 'alert')
  expect(lastBody(made, 'PATCH /api/fake-account-reports/r1/platform-info')).toMatchObject({
    platformReportDate: '2026-11-15',
  })
})

test.each([
  ['fake account', 'My Reports', 'PATCH /api/fake-account-reports/r1/platform-info'],
  ['takedown', 'Image Takedown', 'PATCH /api/image-takedown-reports/t1'],
])('the update of a %s stays open while it is on its way', async (_, tab, call) => {
  const answer = deferred()
  serve([report()], {
    [call]: async () => {
      await answer.promise
      return { status: 500, body: {} }
    },
  })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: tab }))
  await user.click(await screen.findByRole('button', { name: 'Update status' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await user.keyboard('{Escape}')
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  answer.resolve()
  await expectToast('Error', 'Failed to update report', 'alert')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('has advice on finding and reporting fakes, with the processing times', async () => {
  serve([])
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  await userEvent.click(screen.getByRole('tab', { name: 'How to Identify' }))
  expect(await screen.findByRole('heading', { name: 'The name is almost yours' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Platform Guide' }))
  expect(await screen.findByText('Processing time: 1-2 weeks')).toBeTruthy()
  expect(screen.getByText(/^As of November 2026\./)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'X (Twitter)' })).toBeTruthy()
  expect(screen.getAllByText('Processing time: Varies')).toHaveLength(4)
})

test('follows an image takedown', async () => {
  const made = serve([], { 'PATCH /api/image-takedown-reports/t1': () => ({ body: takedown }) })
  renderDashboardScreen(<FakeAccountsScreen takedowns={<TakedownTab />} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Image Takedown' }))
  expect(await screen.findByText('The blue set')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Update status' }))
  const dialog = within(await screen.findByRole('dialog'))
  const filed = dialog.getByRole('switch', { name: 'DMCA notice filed' })
  await user.type(dialog.getByLabelText(/Filed on/), '2026-11-16')
  expect(filed).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  await expectToast('Report Updated', '')
  expect(lastBody(made, 'PATCH /api/image-takedown-reports/t1')).toEqual({
    dmcaFiled: 'true',
    reportStatus: 'pending',
    dmcaFilingDate: '2026-11-16',
    updatedAt: takedown.updatedAt,
  })
})
