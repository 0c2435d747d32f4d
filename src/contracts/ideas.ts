import * as v from 'valibot'
import { call } from './core/call'
import { pageOf, pageQuery } from './core/page'
import { Message, date, id, longText, optional, text } from './core/wire'

/** Texts of the vision board and of its calls (docs/behaviour.md, 4.13). */
export const IDEA_TEXTS = {
  notLoaded: 'Failed to fetch ideas',
  deleted: 'Idea deleted',
  deleteFailed: 'Failed to delete idea',
  notCreated: 'Failed to create idea',
  notUpdated: 'Failed to update status',
  ofAnother: 'Ideas can only be saved to your own board.',
  saved: 'Idea saved!',
  statusChanged: {
    'promoted-to-task': 'Promoted to Task',
    'scheduled-as-content': 'Scheduled as Content',
  },
  /** Shown after an idea was promoted or scheduled. */
  inSchedule: {
    'promoted-to-task': 'It is in To Do of the Content Schedule, without a day.',
    'scheduled-as-content': 'It is in the Content Schedule, on a free day of the next two weeks.',
  },
  gone: 'This idea is not there any more.',
  settled: 'This idea has already been promoted or scheduled.',
  reopened: 'Back to your ideas',
  /** What happened to the task of a reopened idea. */
  taskGone: 'Its task left the Content Schedule, unless you had begun it.',
  reopenFailed: 'Failed to undo',
  movedOn: 'This idea has changed since, so there is nothing to undo.',
  recordingFailed: {
    title: 'Recording failed',
    description: 'Could not access microphone. Please check permissions.',
  },
  recordingRequired: { title: 'No recording', description: 'Please record a voice note first.' },
  textTitleRequired: {
    title: 'Title required',
    description: 'Please enter a title for your idea.',
  },
  voiceNoteMissing: 'Send the recording as a form field named "file".',
  voiceNoteNotAudio: 'The recording must be webm or mp4 audio.',
  voiceNoteTooLarge: 'The recording is larger than 10 MB.',
  voiceNoteTooLong: 'The recording is longer than 10 minutes.',
  voiceNoteUnknown: 'This recording is not available any more. Please record it again.',
  voiceNoteUsed: 'This recording already belongs to an idea.',
  voiceTitleRequired: {
    title: 'Title required',
    description: 'Please enter a title for your voice note.',
  },
} as const

/** Types, statuses and badges of an idea (docs/behaviour.md, 4.13 and 5.12). */
export const IDEA_TYPES = ['text', 'voice'] as const
export type IdeaType = (typeof IDEA_TYPES)[number]
export const IDEA_STATUSES = ['idea', 'promoted-to-task', 'scheduled-as-content'] as const
export type IdeaStatus = (typeof IDEA_STATUSES)[number]
/** What an idea can become, until it is reopened. */
export const IDEA_NEXT_STATUSES = ['promoted-to-task', 'scheduled-as-content'] as const
export type IdeaNextStatus = (typeof IDEA_NEXT_STATUSES)[number]
export const IDEA_STATUS_LABELS: Record<IdeaStatus, string> = {
  idea: 'Idea',
  'promoted-to-task': 'Task',
  'scheduled-as-content': 'Scheduled',
}
export const IDEA_TYPE_LABELS: Record<IdeaType, string> = { text: 'Text Idea', voice: 'Voice Note' }

export const VOICE_NOTE_TYPES = ['audio/webm', 'audio/mp4'] as const
/** A voice note's limits (docs/behaviour.md, 5.13): the recorder stops at them, and the server refuses more. */
export const VOICE_NOTE_MAX_BYTES = 10 * 1024 * 1024
export const VOICE_NOTE_MAX_SECONDS = 10 * 60
/** A recording that no idea uses within a day can no longer be used and is removed. */
export const VOICE_NOTE_MAX_AGE_HOURS = 24

/** A wave is the loudness of a recording in this many equal stretches. */
export const VOICE_NOTE_WAVE_STRETCHES = 48

/** Where the owner downloads a recording. */
export function voiceNoteUrl(noteId: string): string {
  return `/api/voice-notes/${noteId}`
}

const VOICE_NOTE_URL = /^\/api\/voice-notes\/([0-9a-f]{24})$/

/** The id of the recording in an address made by voiceNoteUrl, or null. */
export function voiceNoteId(url: string): string | null {
  return VOICE_NOTE_URL.exec(url)?.[1] ?? null
}

export const Idea = v.strictObject({
  id,
  userId: id,
  title: v.string(),
  content: v.nullable(v.string()),
  type: v.picklist(IDEA_TYPES),
  /** Where the owner can download the recording, for example /api/voice-notes/65f0…; null for text ideas. */
  voiceNoteUrl: v.nullable(v.string()),
  status: v.picklist(IDEA_STATUSES),
  createdAt: date,
})
export type Idea = v.InferOutput<typeof Idea>

export const VoiceNote = v.strictObject({
  id,
  voiceNoteUrl: v.string(),
  contentType: v.picklist(VOICE_NOTE_TYPES),
  /** In bytes. */
  size: v.number(),
  /** In seconds, from the file, else as the browser measured it; null without either. */
  duration: v.nullable(v.number()),
  /** The loudness of 48 equal stretches, each from 00 to ff; null when the sender did not measure it. */
  wave: v.nullable(v.string()),
  createdAt: date,
})
export type VoiceNote = v.InferOutput<typeof VoiceNote>

const common = {
  /** The caller's own id, or absent; another person's is refused. */
  userId: optional(v.string()),
  content: optional(longText()),
  /** A new idea always has the status `idea`. */
  status: optional(v.literal('idea')),
}

export const TextIdeaInput = v.object({
  ...common,
  type: v.literal('text'),
  title: text(IDEA_TEXTS.textTitleRequired.description),
})
export const VoiceIdeaInput = v.object({
  ...common,
  type: v.literal('voice'),
  title: text(IDEA_TEXTS.voiceTitleRequired.description),
  voiceNoteUrl: v.pipe(
    text(IDEA_TEXTS.recordingRequired.description),
    v.metadata({ pattern: VOICE_NOTE_URL.source }),
  ),
})
export const IdeaInput = v.variant(
  'type',
  [TextIdeaInput, VoiceIdeaInput],
  `The type must be one of: ${IDEA_TYPES.join(', ')}`,
)

export const IdeaStatusPatch = v.object({
  status: v.picklist(IDEA_NEXT_STATUSES, `The status must be one of: ${IDEA_NEXT_STATUSES.join(', ')}`),
})

/** Undoes a promotion or scheduling. `from` is the status to undo, so that a later change is left alone. */
export const IdeaReopening = v.object({ from: IdeaStatusPatch.entries.status })

/** Measured by the recording browser; the length is used only when the file does not state its own. */
const Measured = v.object({
  seconds: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,3})?$/, 'The length must be in seconds'),
      v.transform(Number),
      v.maxValue(VOICE_NOTE_MAX_SECONDS, IDEA_TEXTS.voiceNoteTooLong),
    ),
  ),
  wave: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([0-9a-f]{2}){48}$/, `The wave must have ${VOICE_NOTE_WAVE_STRETCHES} pairs of hex digits`),
    ),
  ),
})

export const listIdeas = call({
  method: 'get',
  path: '/vision-board',
  who: 'user',
  answer: v.array(Idea),
  summary: 'Your own ideas, newest first',
})
/** An idea with its recording; null for one in writing. */
export const IdeaItem = v.strictObject({ ...Idea.entries, note: v.nullable(VoiceNote) })
export type IdeaItem = v.InferOutput<typeof IdeaItem>

export const pageIdeas = call({
  method: 'get',
  path: '/vision-board/page',
  who: 'user',
  query: v.object(pageQuery),
  answer: pageOf(IdeaItem),
  summary: 'Your own ideas with their recordings, 50 at once, newest first',
})
export const createIdea = call({
  method: 'post',
  path: '/vision-board',
  who: 'user',
  body: IdeaInput,
  answer: Idea,
  status: 201,
  summary: 'Save an idea, in writing or as a voice note',
  fails: [409],
})
export const updateIdeaStatus = call({
  method: 'patch',
  path: '/vision-board/:id/status',
  who: 'user',
  body: IdeaStatusPatch,
  answer: Idea,
  summary: 'Promote an idea to a task or schedule it as content, once; the schedule gets its task',
  fails: [409],
})
export const reopenIdea = call({
  method: 'post',
  path: '/vision-board/:id/reopen',
  who: 'user',
  body: IdeaReopening,
  answer: Idea,
  summary: 'Make an idea again of what was promoted or scheduled',
  fails: [409],
})
export const deleteIdea = call({
  method: 'delete',
  path: '/vision-board/:id',
  who: 'user',
  answer: Message,
  summary: 'Delete an idea and its voice note',
})
export const createVoiceNote = call({
  method: 'post',
  path: '/voice-notes',
  who: 'user',
  query: Measured,
  bodyType: 'multipart',
  maxBytes: VOICE_NOTE_MAX_BYTES,
  fileTypes: VOICE_NOTE_TYPES,
  answer: VoiceNote,
  status: 201,
  limit: 'voice-note',
  summary: 'Upload a recording (webm or mp4 audio, at most 10 MB and 10 minutes) for an idea',
  fails: [409],
})
export const listVoiceNotes = call({
  method: 'get',
  path: '/voice-notes',
  who: 'user',
  answer: v.array(VoiceNote),
  summary: 'Your own recordings with length and wave, newest first',
})
export const getVoiceNote = call({
  method: 'get',
  path: '/voice-notes/:id',
  who: 'user',
  answerType: 'file',
  fileTypes: VOICE_NOTE_TYPES,
  answer: v.unknown(),
  summary: 'The recording itself, for its owner; byte ranges are served',
})
