import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type IdeaItem, VOICE_NOTE_MAX_AGE_HOURS, type VoiceNote } from '@/contracts/ideas'
import { answerCalls, pageOfItems } from '../testing/answerCalls'
import { expectLogIn } from '../testing/expectLogIn'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { fakeMicrophone } from './testing/fakeMicrophone'
import { VisionBoardScreen } from './VisionBoardScreen'

const VOICE_URL = '/api/voice-notes/65f0c0ffee65f0c0ffee65f0'
const ferry: IdeaItem = {
  id: 'ferry',
  userId: isla.id,
  title: 'Two minutes on the ferry',
  content: null,
  type: 'voice',
  voiceNoteUrl: VOICE_URL,
  status: 'idea',
  createdAt: '2026-11-18T15:00:00.000Z',
  note: null,
}

let microphone: ReturnType<typeof fakeMicrophone>
beforeEach(() => {
  microphone = fakeMicrophone()
})
afterEach(() => {
  jest.restoreAllMocks()
})

async function renderRecorder(more = {}) {
  const made = answerCalls({
    'GET /api/vision-board/page': () => ({ body: pageOfItems([]) }),
    ...more,
  })
  const view = renderDashboardScreen(<VisionBoardScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Voice Note' }))
  return { ...view, made, user }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
async function recordFor(user: ReturnType<typeof userEvent.setup>, seconds: number): Promise<void> {
  await press(user, 'Start recording')
  await screen.findByRole('button', { name: 'Stop recording' })
  act(() => microphone.speak(seconds))
}

test('a voice note needs a title, then a recording', async () => {
  const { made, user } = await renderRecorder()
  await press(user, 'Save idea')
  await expectToast('Title required', 'Please enter a title for your voice note.', 'alert')
  await user.type(screen.getByLabelText('Title'), 'Ferry')
  await press(user, 'Save idea')
  await expectToast('No recording', 'Please record a voice note first.', 'alert')
  const start = screen.getByRole('button', { name: 'Start recording' })
  await waitFor(() => expect(document.activeElement).toBe(start))
  const error = document.getElementById(start.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Please record a voice note first.')
  expect(made.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('without a microphone it says so and stays ready', async () => {
  microphone.isDenied = true
  const { user } = await renderRecorder()
  await press(user, 'Start recording')
  await expectToast('Recording failed', 'Could not access microphone. Please check permissions.', 'alert')
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeTruthy()
})

test('a microphone that cannot be recorded is switched off again', async () => {
  microphone.isUnrecordable = true
  const { user } = await renderRecorder()
  await press(user, 'Start recording')
  await expectToast('Recording failed', 'Could not access microphone. Please check permissions.', 'alert')
  expect(microphone.openTracks()).toBe(0)
})

test('what was recorded is uploaded, then saved as an idea with its address', async () => {
  const { made, user } = await renderRecorder({
    'POST /api/voice-notes': () => ({ status: 201, body: { voiceNoteUrl: VOICE_URL } }),
    'POST /api/vision-board': () => ({ status: 201, body: ferry }),
  })
  await user.type(screen.getByLabelText('Title'), ferry.title)
  await recordFor(user, 27)
  await press(user, 'Stop recording')
  expect(screen.getByText('0:27')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play recording' }))
  await press(user, 'Save idea')
  await expectToast('Idea saved!', '')

  const upload = made.find(({ call }) => call === 'POST /api/voice-notes')
  expect(upload?.query).toMatch(/^seconds=27\.00&wave=[0-9a-f]{96}$/)
  const form = upload?.body as FormData
  expect((form.get('file') as File).type).toBe('audio/webm')
  expect((form.get('file') as File).size).toBe('a second '.length * 27 + 'the end'.length)
  expect(made.find(({ call }) => call === 'POST /api/vision-board')?.body).toEqual({
    userId: isla.id,
    title: ferry.title,
    voiceNoteUrl: VOICE_URL,
    type: 'voice',
    status: 'idea',
  })
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
  expect(microphone.openTracks()).toBe(0)
})

test('a take can be cleared or taken again', async () => {
  const { user } = await renderRecorder()
  await recordFor(user, 5)
  await press(user, 'Stop recording')
  await press(user, 'Clear')
  expect(screen.getByText('0:00')).toBeTruthy()
  await recordFor(user, 61)
  await press(user, 'Stop recording')
  expect(screen.getByText('1:01')).toBeTruthy()
  await press(user, 'Record again')
  await screen.findByRole('button', { name: 'Stop recording' })
  act(() => microphone.speak(3))
  await press(user, 'Stop recording')
  expect(screen.getByText('0:03')).toBeTruthy()
})

test('a failed save keeps title and take, says what the server said, and does not upload twice', async () => {
  let upload = { status: 400, body: { message: 'The recording must be webm or mp4 audio.' } as object }
  const { made, user } = await renderRecorder({
    'POST /api/voice-notes': () => upload,
    'POST /api/vision-board': () => ({ status: 500, body: {} }),
  })
  await user.type(screen.getByLabelText('Title'), 'Ferry')
  await recordFor(user, 5)
  await press(user, 'Stop recording')
  await press(user, 'Save idea')
  await expectToast('Error', 'Failed to create idea', 'alert')
  expect(screen.getByText('The recording must be webm or mp4 audio.')).toBeTruthy()

  upload = { status: 201, body: { voiceNoteUrl: VOICE_URL } }
  await press(user, 'Save idea')
  await press(user, 'Save idea')
  await expectToast('Error', 'Failed to create idea', 'alert')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Ferry')
  expect(screen.getByText('0:05')).toBeTruthy()
  const calls = made.map(({ call }) => call)
  expect(calls.filter((call) => call === 'POST /api/voice-notes')).toHaveLength(2)
  expect(calls.filter((call) => call === 'POST /api/vision-board')).toHaveLength(2)
})

test('a take goes up again when the server has removed the first upload after a day', async () => {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  let uploads = 0
  let isReachable = false
  const { made, user } = await renderRecorder({
    'POST /api/voice-notes': () => {
      uploads += 1
      return { status: 201, body: { voiceNoteUrl: `${VOICE_URL.slice(0, -1)}${uploads}` } }
    },
    'POST /api/vision-board': () => (isReachable ? { status: 201, body: ferry } : { status: 500, body: {} }),
  })
  await user.type(screen.getByLabelText('Title'), ferry.title)
  await recordFor(user, 5)
  await press(user, 'Stop recording')
  await press(user, 'Save idea')
  await expectToast('Error', 'Failed to create idea', 'alert')

  now += VOICE_NOTE_MAX_AGE_HOURS * 60 * 60 * 1000
  isReachable = true
  await press(user, 'Save idea')
  await expectToast('Idea saved!', '')
  expect(uploads).toBe(2)
  expect(made.findLast(({ call }) => call === 'POST /api/vision-board')?.body).toMatchObject({
    voiceNoteUrl: `${VOICE_URL.slice(0, -1)}2`,
  })
})

test('a take that is not taken because the session ended leads to the log-in', async () => {
  const { user, ...view } = await renderRecorder({
    'POST /api/voice-notes': () => ({ status: 401, body: {} }),
  })
  await user.type(screen.getByLabelText('Title'), 'Ferry')
  await recordFor(user, 5)
  await press(user, 'Stop recording')
  await press(user, 'Save idea')
  await expectLogIn(view, '/dashboard?tab=voice')
})

test('a stored voice note that is not given because the session ended leads to the log-in', async () => {
  const { user, ...view } = await renderRecorder({
    'GET /api/vision-board/page': () => ({ body: pageOfItems([ferry]) }),
    [`GET ${VOICE_URL}`]: () => ({ status: 401, body: {} }),
  })
  await user.click(await screen.findByRole('button', { name: `Play ${ferry.title}` }))
  await expectLogIn(view, '/dashboard?tab=voice')
})

test('stored voice notes show length and wave at once, and of an older one nothing that is not known', async () => {
  const older = `${VOICE_URL.slice(0, -1)}2`
  const note = (overrides: Partial<VoiceNote>): VoiceNote => ({
    id: '65f0c0ffee65f0c0ffee65f0',
    voiceNoteUrl: VOICE_URL,
    contentType: 'audio/webm',
    size: 9_000,
    duration: 27.4,
    wave: 'ff'.repeat(24) + '00'.repeat(24),
    createdAt: ferry.createdAt,
    ...overrides,
  })
  const made = answerCalls({
    'GET /api/vision-board/page': () => ({
      body: pageOfItems([
        { ...ferry, note: note({}) },
        {
          ...ferry,
          id: 'old',
          title: 'From before',
          voiceNoteUrl: older,
          note: note({ id: 'older', voiceNoteUrl: older, wave: null, duration: null }),
        },
      ]),
    }),
  })
  renderDashboardScreen(<VisionBoardScreen />)
  expect(await screen.findByText('0:27')).toBeTruthy()
  expect(screen.queryByText('0:00')).toBeNull()
  const row = screen.getByRole('heading', { name: ferry.title }).closest('li')
  const bars = [...(row?.querySelectorAll('i[style]') ?? [])].map((bar) => (bar as HTMLElement).style.height)
  expect([bars[0], bars.at(-1)]).toEqual(['100%', '8%'])
  expect(made.some(({ call }) => call === `GET ${VOICE_URL}`)).toBe(false)
})

test('it stops by itself before ten minutes', async () => {
  const { user } = await renderRecorder()
  await recordFor(user, 700)
  expect(screen.getByRole('button', { name: 'Play recording' })).toBeTruthy()
  expect(screen.getByText('9:59')).toBeTruthy()
  expect(microphone.openTracks()).toBe(0)
})

test('leaving the tab stops and keeps the recording, leaving the screen closes the microphone', async () => {
  const { user, unmount } = await renderRecorder()
  await recordFor(user, 4)
  await user.click(screen.getByRole('tab', { name: 'Text Idea' }))
  expect(microphone.openTracks()).toBe(0)
  await user.click(screen.getByRole('tab', { name: 'Voice Note' }))
  expect(screen.getByText('0:04')).toBeTruthy()

  await press(user, 'Record again')
  await screen.findByRole('button', { name: 'Stop recording' })
  expect(microphone.openTracks()).toBe(1)
  unmount()
  expect(microphone.openTracks()).toBe(0)
})
