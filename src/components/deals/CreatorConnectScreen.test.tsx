import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CollabRequest, CollabRequestList, ConnectStart } from '@/contracts/collabs/requests'
import { type BrandDeal, type BrandDealApplication, type DealPipeline, DEAL_TEXTS } from '@/contracts/deals'
import { changeUrlSearch } from '../layout/useUrlSearch'
import { answerCalls } from '../testing/answerCalls'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { CreatorConnectScreen } from './CreatorConnectScreen'
import { formatBudget } from './dealFormat'

const deal = (overrides: Partial<BrandDeal>): BrandDeal => ({
  id: 'resort',
  companyName: 'Solea',
  companyLogo: null,
  campaignTitle: 'Resort capsule',
  description: null,
  industry: 'Fashion',
  dealType: 'sponsored-post',
  budgetMin: 500_000,
  budgetMax: 1_000_000,
  totalPaid: 0,
  productSelection: null,
  requirements: null,
  location: null,
  deadline: '2036-12-12T00:00:00.000Z',
  status: 'active',
  ...overrides,
})
const application = (brandDealId: string, status: BrandDealApplication['status']): BrandDealApplication => ({
  id: `a-${brandDealId}`,
  brandDealId,
  userId: 'user-isla',
  status,
  applicationMessage: 'Hi',
  notes: null,
})

const pipeline = (
  of: BrandDeal,
  status: BrandDealApplication['status'],
  overrides: Partial<DealPipeline> = {},
): DealPipeline => ({
  application: application(of.id, status),
  deal: of,
  history: [
    { status: 'pending' as const, at: '2026-11-20T15:00:00.000Z' },
    ...(status === 'pending' ? [] : [{ status, at: '2026-11-21T15:00:00.000Z' }]),
  ],
  brief: null,
  contact: null,
  paid: 0,
  ...overrides,
})

const request = (changes: Partial<CollabRequest> = {}): CollabRequest => ({
  id: 'r1',
  fromId: 'user-marisol',
  toId: 'user-isla',
  name: 'Marisol Díaz',
  niche: 'Pilates',
  subject: 'Pilates and linen',
  message: 'One minute, both names.',
  proposedDate: '2026-12-03',
  state: 'pending',
  expiresAt: '2026-12-06T10:00:00.000Z',
  endedAt: null,
  conversationId: null,
  ...changes,
})
const requestsOf = (received: CollabRequest[], sent: CollabRequest[] = []): CollabRequestList => {
  const pending = (all: CollabRequest[]) => all.filter(({ state }) => state === 'pending').length
  return { received, sent, pending: { received: pending(received), sent: pending(sent) } }
}
const START: ConnectStart = { partnerships: 0, earnings: 0, requests: requestsOf([]) }

function serve(deals: BrandDeal[], applications: BrandDealApplication[] = [], more = {}) {
  return answerCalls({
    'GET /api/brand-deals': () => ({ body: deals }),
    'GET /api/brand-deal-applications/my': () => ({ body: applications }),
    'GET /api/brand-deal-applications/pipeline': () => ({ body: [] }),
    ...more,
  })
}
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article')
  return within(card as HTMLElement)
}

test('shows budgets in rounded thousands', () => {
  expect(formatBudget(500_000, 1_000_000)).toBe('$5K - $10K')
  expect(formatBudget(149_900, null)).toBe('$1K')
})

test('a fresh account sees samples, and no call is made for them', async () => {
  const made = serve([deal({})])
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  const user = userEvent.setup()
  expect(statsOf('Partnerships')).toEqual(['3', '$12,450', '2'])
  expect(screen.getByText('These are samples. Your own start empty.')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Collaboration Requests' }))
  expect(await screen.findByText('No pending collaboration requests at the moment.')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Business Directory' }))
  await user.click(await screen.findByRole('button', { name: 'View Details of Solea' }))
  expect(within(await screen.findByRole('dialog')).getByText('Sample')).toBeTruthy()
  expect(made.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/brand-deal-applications/my',
    'GET /api/brand-deals',
  ])
})

test('loads the deals, then takes both filters from them', async () => {
  serve([
    deal({}),
    deal({ id: 'sun', campaignTitle: 'Sunscreen', industry: 'Beauty', dealType: 'brand-ambassador' }),
  ])
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  expect(screen.getByText('Loading brand deals...')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Deal type/ }))
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['All deal types', 'Brand ambassador', 'Sponsored post'])
  await user.click(screen.getByRole('option', { name: 'Brand ambassador' }))
  expect(screen.queryByText('Resort capsule')).toBeNull()
  expect(screen.getByText('1 deal')).toBeTruthy()
  expect(screen.getByText('Apply by Dec 12, 2036')).toBeTruthy()
})

test('says so when there are none', async () => {
  serve([])
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  expect(await screen.findByText('No brand deals available at the moment.')).toBeTruthy()
})

test('replaces Apply Now by the state of the application, and shows what was answered', async () => {
  const states = { a: 'pending', b: 'approved', c: 'rejected', d: 'content-review' } as const
  serve(
    Object.keys(states).map((id) => deal({ id, campaignTitle: `Deal ${id}` })),
    Object.entries(states).map(([id, status]) => ({
      ...application(id, status),
      notes: id === 'c' ? 'Ask again in spring.' : null,
    })),
  )
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  expect(await screen.findByRole('button', { name: 'Application Pending' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Approved' })).toHaveProperty('disabled', true)
  expect(screen.getAllByRole('button', { name: 'Submitted' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Apply Now/ })).toBeNull()
  for (const id of Object.keys(states)) {
    const card = cardOf(`Deal ${id}`)
    // The button shows the other states, so nothing else repeats them.
    expect(card.queryByText('Rejected', { selector: '.badge' }) !== null).toBe(id === 'c')
    expect(card.queryAllByText(/Pending|^Approved$/)).toHaveLength(id === 'a' || id === 'b' ? 1 : 0)
    expect(card.queryByText('Ask again in spring.') !== null).toBe(id === 'c')
  }
})

test('offers no application once the last day has passed, and keeps what one has sent', async () => {
  const deadline = '2025-12-12T00:00:00.000Z'
  serve(
    [deal({ deadline }), deal({ id: 'sent', campaignTitle: 'Sunscreen', deadline })],
    [application('sent', 'pending')],
  )
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  expect(await screen.findByRole('button', { name: 'Applications closed' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Application Pending' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Apply Now/ })).toBeNull()
})

test('asks for no states while nothing is applied to', async () => {
  const made = serve([deal({})])
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  expect(await screen.findByRole('button', { name: /Apply Now/ })).toBeTruthy()
  expect(made.some(({ call }) => call.endsWith('/pipeline'))).toBe(false)
})

test('shows what one wrote and every state with its date, and brief and contact once approved', async () => {
  const [first, second] = [deal({}), deal({ id: 'sun', campaignTitle: 'Sunscreen', status: 'closed' })]
  serve([first], [application('resort', 'pending'), application('sun', 'approved')], {
    'GET /api/brand-deal-applications/pipeline': () => ({
      body: [
        pipeline(first, 'pending'),
        pipeline(second, 'approved', { brief: 'Film the roof.', contact: 'noemi@example.com' }),
      ],
    }),
  })
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  await screen.findByRole('heading', { name: 'Closed deals you applied to' })
  const steps = (title: string) =>
    within(cardOf(title).getByRole('list', { name: `Your application: ${title}` }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(steps('Resort capsule')).toEqual(['SentNov 20, 2026', 'Waiting for a decision'])
  expect(steps('Sunscreen')).toEqual(['SentNov 20, 2026', 'ApprovedNov 21, 2026', 'Completed, not yet'])
  expect(cardOf('Resort capsule').getByText('Hi')).toBeTruthy()
  expect(cardOf('Resort capsule').queryByText('Brief')).toBeNull()
  for (const text of ['Brief', 'Film the roof.', 'Contact', 'noemi@example.com']) {
    expect(cardOf('Sunscreen').getByText(text)).toBeTruthy()
  }
  expect(cardOf('Sunscreen').queryByRole('button', { name: /Withdraw/ })).toBeNull()
})

test('withdraws after a question that says whether one can apply again', async () => {
  const applications = [application('resort', 'pending')]
  let refusal: { status: number; body: unknown } | null = {
    status: 409,
    body: { message: DEAL_TEXTS.alreadyDecided },
  }
  serve([deal({})], applications, {
    'GET /api/brand-deal-applications/pipeline': () => ({ body: [pipeline(deal({}), 'pending')] }),
    'POST /api/brand-deal-applications/a-resort/withdraw': () => {
      if (refusal) return refusal
      applications.pop()
      return { body: { message: 'Application withdrawn' } }
    },
  })
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Withdraw application: Resort capsule' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(
    question.getByText('Your message is deleted with it. You can apply again until Dec 12, 2036.'),
  ).toBeTruthy()
  await user.click(question.getByRole('button', { name: /Withdraw application/ }))
  await expectToast('Error', DEAL_TEXTS.alreadyDecided, 'alert')
  refusal = { status: 404, body: { message: 'Not found' } }
  await user.click(question.getByRole('button', { name: /Withdraw application/ }))
  await expectToast('Error', 'This application is not there any more.', 'alert')
  refusal = null
  await user.click(question.getByRole('button', { name: /Withdraw application/ }))
  await expectToast('Application withdrawn', 'Resort capsule')
  expect(await screen.findByRole('button', { name: 'Apply Now: Resort capsule' })).toBeTruthy()
})

test('wants a message, sends it, and keeps it when the server refuses', async () => {
  let refusal: { status: number; body: unknown } | null = { status: 409, body: { message: 'You are late' } }
  const applications: BrandDealApplication[] = []
  const made = serve([deal({})], applications, {
    'POST /api/brand-deal-applications': () => {
      if (refusal) return refusal
      applications.push(application('resort', 'pending'))
      return { status: 201, body: applications[0] }
    },
  })
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Apply Now: Resort capsule' }))
  const dialog = within(await screen.findByRole('dialog'))
  const submit = dialog.getByRole('button', { name: /Submit Application/ })
  await user.type(dialog.getByLabelText('Your message'), '  ')
  await user.click(submit)
  await expectToast('Message Required', 'Please provide a message with your application', 'alert')
  expect(dialog.getByLabelText('Your message').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(dialog.getByLabelText('Your message'))
  await user.type(dialog.getByLabelText('Your message'), 'I shoot in natural light.')
  const numbers = dialog.getByRole('textbox', { name: /^Link to your numbers/ })
  await user.type(numbers, 'https://example.com/sheet')
  await user.click(submit)
  expect(numbers.getAttribute('aria-invalid')).toBe('true')
  await user.clear(numbers)
  await user.type(numbers, 'https://example.com/numbers/key')
  await user.click(submit)
  await expectToast('Error', 'You are late', 'alert')
  refusal = { status: 500, body: {} }
  await user.click(submit)
  await expectToast('Error', 'Failed to submit application', 'alert')
  expect(dialog.getByLabelText('Your message')).toHaveProperty('value', '  I shoot in natural light.')
  refusal = null
  await user.click(submit)
  await expectToast('Application Submitted', 'An admin reads it next and decides.')
  expect(await screen.findByRole('button', { name: 'Application Pending' })).toBeTruthy()
  expect(made.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    brandDealId: 'resort',
    applicationMessage: 'I shoot in natural light.\n\nCounted by the site: https://example.com/numbers/key',
  })
})

test('lists four sample businesses whatever the filter, and their details', async () => {
  serve([])
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Business Directory' }))
  await user.click(await screen.findByRole('button', { name: /Industry/ }))
  await user.click(screen.getByRole('option', { name: 'Travel' }))
  expect(screen.getAllByRole('button', { name: /View Details/ })).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'View Details of Solea' }))
  expect(within(await screen.findByRole('dialog')).getByText(/Resort wear in small runs/)).toBeTruthy()
})

test('has no requests and leads back to the deals', async () => {
  serve([])
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Collaboration Requests' }))
  expect(await screen.findByText('No pending collaboration requests at the moment.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Browse Opportunities' }))
  expect(screen.getByRole('tab', { name: 'Brand Deals' }).getAttribute('aria-selected')).toBe('true')
})

test('shows the dated states of an application as soon as it is sent', async () => {
  const applications: BrandDealApplication[] = []
  serve([deal({})], applications, {
    'GET /api/brand-deal-applications/pipeline': () => ({
      body: applications.map(({ status }) => pipeline(deal({}), status)),
    }),
    'POST /api/brand-deal-applications': () => {
      applications.push(application('resort', 'pending'))
      return { status: 201, body: application('resort', 'pending') }
    },
  })
  renderDashboardScreen(<CreatorConnectScreen start={START} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Apply Now/ }))
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Hi')
  await user.click(screen.getByRole('button', { name: 'Submit Application' }))
  const states = await screen.findByRole('list', { name: 'Your application: Resort capsule' })
  expect(within(states).getByText('Waiting for a decision')).toBeTruthy()
})

test('own numbers are counted and lead to their rows, and the filter filters the businesses', async () => {
  const business = (name: string, industry: string) => ({
    id: name,
    name,
    industry,
    location: null,
    description: `About ${name}`,
    openDeals: 2,
    href: `/dashboard/connect?q=${name}`,
  })
  serve([], [], {
    'GET /api/businesses': () => ({ body: [business('Solea', 'Fashion'), business('Cala', 'Food')] }),
  })
  const start = { partnerships: 2, earnings: 1_245_000, requests: requestsOf([request()]) }
  renderDashboardScreen(<CreatorConnectScreen start={start} />, isla, '?tab=businesses', ['connect'])
  const user = userEvent.setup()
  expect(statsOf('Partnerships')).toEqual(['2', '$12,450.00', '1'])
  expect(screen.getByRole('link', { name: 'Pending Requests' }).getAttribute('href')).toBe(
    '/dashboard/connect?tab=requests',
  )
  expect(screen.queryByText('These are samples. Your own start empty.')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /Industry/ }))
  await user.click(screen.getByRole('option', { name: 'Food' }))
  expect(screen.queryByRole('heading', { name: 'Solea' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'View Details of Cala' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('2 open deals')).toBeTruthy()
  expect(dialog.queryByText('Sample')).toBeNull()
  expect(dialog.getByRole('link', { name: 'See the deals' })).toBeTruthy()
})

test('a number that counts deals leads to them', async () => {
  const [first, second, third] = ['Resort', 'Sunscreen', 'Sandals'].map((campaignTitle) =>
    deal({ id: campaignTitle, campaignTitle }),
  ) as [BrandDeal, BrandDeal, BrandDeal]
  serve([first], [], {
    'GET /api/brand-deal-applications/pipeline': () => ({
      body: [
        pipeline(first, 'approved'),
        pipeline(second, 'completed', { paid: 120_000 }),
        pipeline(third, 'rejected'),
      ],
    }),
  })
  const start = { ...START, partnerships: 1, earnings: 120_000 }
  renderDashboardScreen(<CreatorConnectScreen start={start} />, isla, '?counted=earnings', ['connect'])
  const hrefs = ['Active Partnerships', 'Total Earnings'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['partnerships', 'earnings'].map((each) => `/dashboard/connect?counted=${each}`))
  const rows = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  expect(await rows('What you were paid for')).toEqual(['What you were paid for', 'Sunscreen'])
  expect(screen.getByText('$1,200.00', { selector: 'section dd' })).toBeTruthy()
  act(() => changeUrlSearch({ counted: 'partnerships' }, 'push'))
  expect(await rows('Active partnerships')).toEqual(['Active partnerships', 'Resort'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all deals' }))
  expect(await screen.findByRole('button', { name: /Apply Now/ })).toBeTruthy()
})

test('a request is declined, after a failure that keeps it, and an accepted one leads to its chat', async () => {
  let fails = true
  let now = requestsOf([request()])
  const made = serve([], [], {
    'GET /api/collab-requests': () => ({ body: now }),
    'POST /api/collab-requests/r1/decline': () => {
      if (fails) return { status: 500, body: {} }
      now = requestsOf([request({ state: 'declined', endedAt: '2026-11-26T10:00:00.000Z' })])
      return { body: now.received[0] }
    },
  })
  const accepted = {
    id: 'r2',
    state: 'accepted',
    conversationId: 'c1',
    endedAt: '2026-11-12T10:00:00.000Z',
  } as const
  const start = { ...START, requests: requestsOf([request(), request(accepted)]) }
  renderDashboardScreen(<CreatorConnectScreen start={start} />, isla, '?tab=requests', ['connect'])
  const user = userEvent.setup()
  expect(await screen.findByText('Thu, Dec')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open chat with Marisol Díaz' }).getAttribute('href')).toBe(
    '/dashboard/chat?conversation=c1',
  )
  const decline = screen.getByRole('button', { name: 'Decline Pilates and linen, Marisol Díaz' })
  await user.click(decline)
  await expectToast('Error', 'Failed to answer request', 'alert')
  fails = false
  await user.click(decline)
  await expectToast('Request declined', 'Marisol Díaz')
  expect(await screen.findByText('No pending collaboration requests at the moment.')).toBeTruthy()
  expect(made.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2)
})

test('an accepted request leads to the conversation that it opens', async () => {
  let now = requestsOf([request()])
  serve([], [], {
    'GET /api/collab-requests': () => ({ body: now }),
    'POST /api/collab-requests/r1/accept': () => {
      const accepted = request({
        state: 'accepted',
        conversationId: 'c1',
        endedAt: '2026-11-26T10:00:00.000Z',
      })
      now = requestsOf([accepted])
      return { body: accepted }
    },
  })
  const start = { ...START, requests: now }
  const screens = <CreatorConnectScreen start={start} />
  const { router } = renderDashboardScreen(screens, isla, '?tab=requests', ['connect'])
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Pilates and linen, Marisol Díaz' }))
  await expectToast('Request accepted', 'Marisol Díaz')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard/chat?conversation=c1'))
})

test('somebody is asked, and one says that one wants to be found', async () => {
  let card = { isListed: false, displayName: 'Isla Verano', headline: null, niche: null }
  let fails = true
  let now = requestsOf([])
  const made = serve([], [], {
    'GET /api/collab-requests': () => ({ body: now }),
    'GET /api/creators': () => ({
      body: {
        items: [{ id: 'user-marisol', name: 'Marisol Díaz', niche: 'Pilates', headline: null }],
        cursor: null,
        card,
      },
    }),
    'PATCH /api/creators/me': (body: unknown) => {
      card = { ...card, ...(body as object) }
      return { body: card }
    },
    'POST /api/collab-requests': () => {
      if (fails) return { status: 500, body: {} }
      now = requestsOf([], [request({ fromId: 'user-isla', toId: 'user-marisol' })])
      return { status: 201, body: now.sent[0] }
    },
  })
  renderDashboardScreen(<CreatorConnectScreen start={START} />, isla, '?tab=requests')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ask someone' }))
  await user.click(await screen.findByRole('button', { name: 'Ask Marisol Díaz' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(dialog.getByText('Please write a message')).toBeTruthy()
  await user.type(dialog.getByLabelText('What it is about'), 'Pilates and linen')
  await user.type(dialog.getByLabelText('Message'), 'Together?')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await expectToast('Error', 'Failed to send request', 'alert')
  fails = false
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await expectToast('Request sent', 'Marisol Díaz has 30 days to answer.')
  expect(await screen.findByText('A request waits')).toBeTruthy()
  expect(made.find(({ call }) => call === 'POST /api/collab-requests')?.body).toEqual({
    toId: 'user-marisol',
    subject: 'Pilates and linen',
    message: 'Together?',
    proposedDate: null,
  })
  await user.click(screen.getByRole('button', { name: 'Edit your card' }))
  const own = within(await screen.findByRole('dialog'))
  await user.click(own.getByRole('switch', { name: 'Other creators can find me and send me requests' }))
  await user.click(own.getByRole('button', { name: 'Save card' }))
  await expectToast('Card saved', 'Other creators can find you and ask you.')
  expect(await screen.findByText('You can be found')).toBeTruthy()
})
