import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Conversation, ConversationDetails } from '@/contracts/chat/conversations'
import type { Message } from '@/contracts/chat/messages'
import { LIST_MAX } from '@/contracts/core/page'
import { DAY_MS } from '@/contracts/core/time'
import { resetMemoryStores } from '../api/memoryStore'
import { type MadeCall, answerCalls } from '../testing/answerCalls'
import { admin, isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { statsOf } from '../testing/statsOf'
import { ChatScreen } from './ChatScreen'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const conversation: Conversation = {
  id: 'c1',
  kind: 'support',
  category: 'request',
  name: 'Team',
  subject: 'Looks for Saturday',
  preview: 'They are back.',
  isLastOwn: false,
  timestamp: ago(60_000),
  unread: 1,
  state: 'open',
  lastSeq: 2,
  readSeq: 1,
  version: 1,
}
const details: ConversationDetails = {
  ...conversation,
  resolvedAt: null,
  resolvedBy: null,
  opensUntil: null,
  continuesId: null,
  isResolvable: false,
  isBlocked: false,
  team: null,
}
const message = (seq: number, changes: Partial<Message>): Message => ({
  id: `m${seq}`,
  seq,
  sender: 'user',
  isOwn: true,
  name: 'Isla Verano',
  content: `Message ${seq}`,
  timestamp: ago(120_000),
  attachments: [],
  seenByOther: false,
  isDeleted: false,
  clientId: `own-${seq}`,
  ...changes,
})
const team = { sender: 'admin', isOwn: false, name: 'Team', clientId: null } as const
const start = { items: [conversation], stats: { active: 5, unread: 3, resolvedToday: 2 }, cursor: null }
const log = () => within(screen.getByRole('log'))

let stored: Message[]
beforeEach(() => {
  resetMemoryStores()
  stored = [message(1, { seenByOther: true }), message(2, { ...team, content: 'They are back.' })]
})

function answer(
  shown: Partial<ConversationDetails> = {},
  more: Parameters<typeof answerCalls>[0] = {},
): MadeCall[] {
  return answerCalls({
    'GET /api/conversations': () => ({ body: start }),
    'GET /api/conversations/c1': () => ({ body: { ...details, ...shown } }),
    'GET /api/conversations/c1/messages': () => ({ body: stored }),
    'POST /api/conversations/c1/read': () => ({ body: { readSeq: 2, unread: 0 } }),
    'POST /api/conversations/c1/messages': (body) => {
      const { content, clientId } = body as { content: string; clientId: string }
      const sent = message(stored.length + 1, { content, clientId, timestamp: ago(0) })
      stored = [...stored, sent]
      return { status: 201, body: sent }
    },
    ...more,
  })
}

async function openIt(user = isla) {
  renderDashboardScreen(<ChatScreen start={start} />, user, '', ['chat'])
  const hand = userEvent.setup()
  await hand.click(screen.getByRole('button', { name: /Looks for Saturday/ }))
  await screen.findByRole('log')
  await log().findByText('They are back.')
  return hand
}

test('a reload opens the conversation again, as its address says', async () => {
  answer()
  await openIt()
  const { search } = window.location
  expect(search).toBe('?conversation=c1')
  cleanup()
  renderDashboardScreen(<ChatScreen start={start} />, isla, search, ['chat'])
  expect(await screen.findByRole('log')).toBeTruthy()
  expect(window.location.search).toBe('?conversation=c1')
})

test('own conversations stand in place of the samples, and no call is made to show them', () => {
  const made = answer()
  renderDashboardScreen(<ChatScreen start={start} />, isla, '', ['chat'])
  expect(statsOf('Chat')).toEqual(['5', '3', '2'])
  expect(screen.queryByText('Marco Bell')).toBeNull()
  expect(screen.getByRole('button', { name: /Looks for Saturday/ }).textContent).toContain('1 unread')
  expect(made).toEqual([])
})

test('an opened conversation is read up to its last message; what is new and what is seen is marked', async () => {
  const made = answer()
  await openIt()
  expect(screen.getByText('Looks for Saturday. Request, open')).toBeTruthy()
  expect(await log().findByText(/^1 new since/)).toBeTruthy()
  expect(log().getByText('Seen')).toBeTruthy()
  await waitFor(() =>
    expect(made).toContainEqual({ call: 'POST /api/conversations/c1/read', body: { seq: 2 } }),
  )
})

test('a message is sent by Enter, a blank one is not', async () => {
  const made = answer()
  const hand = await openIt()
  await hand.type(
    screen.getByLabelText('Message'),
    '  {Enter}Second look?{Shift>}{Enter}{/Shift}The linen one{Enter}',
  )
  expect(await log().findByText(/Second look\?/)).toBeTruthy()
  await waitFor(() => expect(log().queryByText('Sending')).toBeNull())
  const sent = made.filter(({ call }) => call === 'POST /api/conversations/c1/messages')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      content: 'Second look?\nThe linen one',
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      mediaIds: [],
    },
  ])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
})

test('one that fails stays with its reason, and is sent again under the same name', async () => {
  let isDown = true
  const made = answer(
    {},
    {
      'POST /api/conversations/c1/messages': (body) => {
        if (isDown) throw new TypeError('Failed to fetch')
        const { content, clientId } = body as { content: string; clientId: string }
        stored = [...stored, message(3, { content, clientId })]
        return { status: 201, body: stored[2] }
      },
    },
  )
  const hand = await openIt()
  await hand.type(screen.getByLabelText('Message'), 'The tote too{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Message not sent. The connection broke.')
  isDown = false
  await hand.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(log().getAllByText('The tote too')).toHaveLength(1)
  const names = made.flatMap(({ call, body }) =>
    call === 'POST /api/conversations/c1/messages' ? [(body as { clientId: string }).clientId] : [],
  )
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
})

test('what the connection keeps back is not overtaken by what was written after it', async () => {
  let breakOff: (() => void) | undefined
  answer(
    {},
    {
      'POST /api/conversations/c1/messages': (body) => {
        const { content, clientId } = body as { content: string; clientId: string }
        if (!breakOff)
          return new Promise((_, reject) => (breakOff = () => reject(new TypeError('Failed to fetch'))))
        stored = [...stored, message(stored.length + 1, { content, clientId })]
        return { status: 201, body: stored.at(-1) }
      },
    },
  )
  const hand = await openIt()
  await hand.type(screen.getByLabelText('Message'), 'First{Enter}Second{Enter}')
  await waitFor(() => expect(breakOff).toBeTruthy())
  breakOff?.()
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  await hand.click(screen.getAllByRole('button', { name: 'Try again' })[1] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(stored.slice(2).map(({ content }) => content)).toEqual(['First', 'Second'])
})

test('messages that are missing between two parts are asked for again with the next news', async () => {
  let isDown = true
  let next = 5
  answer(
    {},
    {
      'GET /api/conversations/c1/messages?after=2': () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { body: [3, 4].map((seq) => message(seq, { ...team, content: `Missed ${seq}` })) }
      },
      'POST /api/conversations/c1/messages': (body) => {
        const { content, clientId } = body as { content: string; clientId: string }
        return { status: 201, body: message(next++, { content, clientId }) }
      },
    },
  )
  const hand = await openIt()
  await hand.type(screen.getByLabelText('Message'), 'Are you there?{Enter}')
  await log().findByText('Are you there?')
  await waitFor(() => expect(log().queryByText('Sending')).toBeNull())
  expect(log().queryByText('Missed 3')).toBeNull()
  isDown = false
  await hand.type(screen.getByLabelText('Message'), 'Hello?{Enter}')
  expect(await log().findByText('Missed 3')).toBeTruthy()
  expect(log().getByText('Missed 4')).toBeTruthy()
})

test('what the server refuses is said in its words, and can be dropped', async () => {
  const refusal = { status: 409, body: { message: 'This conversation is closed.' } }
  answer({}, { 'POST /api/conversations/c1/messages': () => refusal })
  const hand = await openIt()
  await hand.type(screen.getByLabelText('Message'), 'Hello{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Message not sent. This conversation is closed.',
  )
  await hand.click(
    within(screen.getByRole('alert').closest('li') as HTMLElement).getByRole('button', { name: 'Delete' }),
  )
  expect(log().queryByText('Hello')).toBeNull()
})

test('a resolved one says until when it opens again; a closed one offers a new conversation', async () => {
  const resolved = { state: 'resolved', resolvedAt: ago(DAY_MS), resolvedBy: 'Team' } as const
  answer({ ...resolved, opensUntil: new Date(Date.now() + 6 * DAY_MS).toISOString() })
  await openIt()
  expect(await screen.findByText(/^Resolved by Team, /)).toBeTruthy()
  expect(screen.getByText(/^A message until .* opens it again\./)).toBeTruthy()
  expect(screen.getByPlaceholderText('Write, and it opens again')).toBeTruthy()
})

test('a closed one offers a new conversation in place of the field', async () => {
  answer({ state: 'resolved', resolvedAt: ago(9 * DAY_MS), resolvedBy: 'Team', opensUntil: ago(2 * DAY_MS) })
  await openIt()
  expect(await screen.findByText('This conversation is closed.')).toBeTruthy()
  expect(screen.queryByLabelText('Message')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'New conversation' })).toHaveLength(2)
})

test('between creators, a closed one leads to a new request', async () => {
  const closed = { state: 'resolved', resolvedAt: ago(9 * DAY_MS), opensUntil: ago(2 * DAY_MS) } as const
  answer({ ...closed, kind: 'collab' })
  await openIt()
  const link = await screen.findByRole('link', { name: 'New request' })
  expect(link.getAttribute('href')).toBe('/dashboard/connect?tab=requests&requests=creators')
})

test('one that goes on with an earlier one leads there; an admin goes on with its person', async () => {
  const closed = { state: 'resolved', resolvedAt: ago(9 * DAY_MS), opensUntil: ago(2 * DAY_MS) } as const
  const made = answer(
    { continuesId: 'c0' },
    {
      'GET /api/conversations/c0': () => ({ body: { ...details, ...closed, id: 'c0' } }),
      'GET /api/conversations/c0/messages': () => ({ body: [message(1, { content: 'Long ago' })] }),
      'POST /api/conversations/c0/read': () => ({ body: { readSeq: 1, unread: 0 } }),
      'POST /api/conversations': () => ({ status: 201, body: conversation }),
    },
  )
  const hand = await openIt(admin)
  await hand.click(await screen.findByRole('button', { name: 'Open the earlier one' }))
  expect(await log().findByText('Long ago')).toBeTruthy()
  const pane = within(screen.getByRole('region', { name: 'Conversation with Team' }))
  await hand.click(await pane.findByRole('button', { name: 'New conversation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }))
  expect(dialog.queryByRole('button', { name: /^To/ })).toBeNull()
  await hand.type(dialog.getByLabelText('Message'), 'Still true?')
  await hand.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(made.find(({ call }) => call === 'POST /api/conversations')?.body).toMatchObject({
      subject: 'Looks for Saturday',
      continuesId: 'c0',
      toId: null,
    }),
  )
})

test('an admin resolves it, takes it, and sees who else reads', async () => {
  const readers = [{ id: 'other', name: 'Mar', seq: 2, at: ago(1_000) }]
  const made = answer(
    { isResolvable: true, team: { assignee: null, readers } },
    {
      'GET /api/saved-replies': () => ({
        body: [{ id: 'r', title: 'Prices', content: 'A cache was stale.' }],
      }),
      'POST /api/conversations/c1/resolve': () => ({
        body: { ...conversation, state: 'resolved', version: 2 },
      }),
      'POST /api/conversations/c1/assign': () => ({ body: conversation }),
    },
  )
  const hand = await openIt(admin)
  expect(await screen.findByText('Mar is reading it.')).toBeTruthy()
  await hand.click(screen.getByRole('button', { name: 'Saved replies' }))
  await hand.click(await screen.findByRole('menuitem', { name: 'Prices' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('A cache was stale.')
  await hand.click(screen.getByRole('button', { name: 'More about this conversation' }))
  await hand.click(await screen.findByRole('menuitem', { name: 'Assign to me' }))
  await hand.click(screen.getByRole('button', { name: /^Resolve/ }))
  await waitFor(() => {
    expect(made).toContainEqual({
      call: 'POST /api/conversations/c1/assign',
      body: { version: 1, assigneeId: admin.id },
    })
    expect(made).toContainEqual({ call: 'POST /api/conversations/c1/resolve', body: { version: 1, seq: 2 } })
  })
})

test('the first conversation is begun from what it is about', async () => {
  const made = answer({}, { 'POST /api/conversations': () => ({ status: 201, body: conversation }) })
  const none = { items: [], stats: { active: 0, unread: 0, resolvedToday: 0 }, cursor: null }
  renderDashboardScreen(<ChatScreen start={none} />, isla, '', ['chat'])
  const hand = userEvent.setup()
  await hand.click(screen.getByRole('button', { name: /Something is missing/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }))
  await hand.click(dialog.getByRole('button', { name: 'Send' }))
  expect(dialog.getByText('Please write a message')).toBeTruthy()
  await hand.type(dialog.getByLabelText('Subject'), 'A month')
  await hand.type(dialog.getByLabelText('Message'), 'At once?')
  await hand.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('region', { name: 'Conversation with Team' })).toBeTruthy()
  expect(made.find(({ call }) => call === 'POST /api/conversations')?.body).toMatchObject({
    category: 'request',
    subject: 'A month',
    content: 'At once?',
    clientId: expect.any(String),
  })
})

test('a link begins a conversation about its subject, and the samples make way for it', async () => {
  const made = answer({}, { 'POST /api/conversations': () => ({ status: 201, body: conversation }) })
  const none = { items: [], stats: { active: 0, unread: 0, resolvedToday: 0 }, cursor: null }
  const subject = 'Quiet Water: this place is ours'
  const search = `?subject=${encodeURIComponent(subject)}`
  renderDashboardScreen(<ChatScreen start={none} />, isla, search)
  expect(screen.getByText('Marco Bell')).toBeTruthy()
  const hand = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }))
  expect(dialog.getByLabelText('Subject')).toHaveProperty('value', subject)
  await hand.type(dialog.getByLabelText('Message'), 'I run it.')
  await hand.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('region', { name: 'Conversation with Team' })).toBeTruthy()
  expect(made.find(({ call }) => call === 'POST /api/conversations')?.body).toMatchObject({ subject })
  expect(window.location.search).not.toContain('subject')
  // The samples make way at once.
  expect(await screen.findByText('One line to the team. A person reads it.')).toBeTruthy()
  expect(screen.queryByText('Marco Bell')).toBeNull()
  await waitFor(() => expect(statsOf('Chat')).toEqual(['5', '3', '2']))
})

test.each([
  [LIST_MAX - 1, 0],
  [LIST_MAX, 1],
])(
  'of %i accounts to begin a conversation with, an admin reads %i note that others are left out',
  async (count, notes) => {
    const users = Array.from({ length: count }, (_, index) => ({ ...isla, id: `u${index}` }))
    const made = answer({}, { 'GET /api/users': () => ({ body: users }) })
    const hand = await openIt(admin)
    await hand.click(screen.getByRole('button', { name: 'New conversation' }))
    await screen.findByRole('dialog', { name: 'New conversation' })
    await waitFor(() => expect(made.map(({ call }) => call)).toContain('GET /api/users'))
    await waitFor(() => expect(screen.queryAllByText('The latest 1,000 accounts.')).toHaveLength(notes))
  },
)
