import * as v from 'valibot'
import { call } from './core/call'
import { Message, date, id, longText, optional, text } from './core/wire'

/** Dashboard spec, section 3 (vision board idea) and section 4 (its states and badges). */
export const IDEA_TYPES = ['text', 'voice'] as const
export type IdeaType = (typeof IDEA_TYPES)[number]
export const IDEA_STATUSES = ['idea', 'promoted-to-task', 'scheduled-as-content'] as const
export type IdeaStatus = (typeof IDEA_STATUSES)[number]
/** What an idea can become; there is no way back. */
export const IDEA_NEXT_STATUSES = ['promoted-to-task', 'scheduled-as-content'] as const
export const IDEA_STATUS_LABELS: Record<IdeaStatus, string> = {
  idea: 'Idea',
  'promoted-to-task': 'Task',
  'scheduled-as-content': 'Scheduled',
}
export const IDEA_TYPE_LABELS: Record<IdeaType, string> = { text: 'Text Idea', voice: 'Voice Note' }

export const VOICE_NOTE_TYPES = ['audio/webm', 'audio/mp4'] as const
/** A voice note's limits: the recorder stops at them, the server refuses what goes beyond. */
export const VOICE_NOTE_MAX_BYTES = 10 * 1024 * 1024
export const VOICE_NOTE_MAX_SECONDS = 10 * 60
/** A recording that no idea took within a day cannot be used any more and is removed. */
export const VOICE_NOTE_MAX_AGE_HOURS = 24
/** The form field of POST /api/voice-notes that holds the recording. */
export const VOICE_NOTE_FIELD = 'file'

/** Dashboard spec, section 5. The descriptions are also what the server answers. */
export const TEXT_TITLE_REQUIRED = {
  title: 'Title required',
  description: 'Please enter a title for your idea.',
}
export const VOICE_TITLE_REQUIRED = {
  title: 'Title required',
  description: 'Please enter a title for your voice note.',
}
export const RECORDING_REQUIRED = { title: 'No recording', description: 'Please record a voice note first.' }

/** Dashboard spec, section 8; failures are destructive toasts titled "Error" unless they carry a title. */
export const IDEA_SAVED = 'Idea saved!'
export const IDEA_DELETED = 'Idea deleted'
export const IDEA_STATUS_CHANGED: Record<(typeof IDEA_NEXT_STATUSES)[number], string> = {
  'promoted-to-task': 'Promoted to Task',
  'scheduled-as-content': 'Scheduled as Content',
}
export const IDEAS_NOT_LOADED = 'Failed to fetch ideas'
export const IDEA_NOT_CREATED = 'Failed to create idea'
export const IDEA_NOT_UPDATED = 'Failed to update status'
export const IDEA_NOT_DELETED = 'Failed to delete idea'
export const RECORDING_FAILED = {
  title: 'Recording failed',
  description: 'Could not access microphone. Please check permissions.',
}

/** What the server says where the specification is silent. */
export const IDEA_SETTLED = 'This idea has already been promoted or scheduled.'
export const IDEA_OF_ANOTHER = 'Ideas can only be saved to your own board.'
export const VOICE_NOTE_UNKNOWN = 'This recording is not available any more. Please record it again.'
export const VOICE_NOTE_USED = 'This recording already belongs to an idea.'
export const VOICE_NOTE_MISSING = 'Send the recording as a form field named "file".'
export const VOICE_NOTE_NOT_AUDIO = 'The recording must be webm or mp4 audio.'
export const VOICE_NOTE_TOO_LARGE = 'The recording is larger than 10 MB.'
export const VOICE_NOTE_TOO_LONG = 'The recording is longer than 10 minutes.'

/** Where the owner fetches a recording. */
export function voiceNoteUrl(noteId: string): string {
  return `/api/voice-notes/${noteId}`
}

const VOICE_NOTE_URL = /^\/api\/voice-notes\/([0-9a-f]{24})$/

/** Which recording an address made by voiceNoteUrl names, or null. */
export function voiceNoteId(url: string): string | null {
  return VOICE_NOTE_URL.exec(url)?.[1] ?? null
}

export const IdeaAnswer = v.strictObject({
  id,
  userId: id,
  title: v.string(),
  content: v.nullable(v.string()),
  type: v.picklist(IDEA_TYPES),
  /** Where the owner can fetch the recording, for example /api/voice-notes/65f0…; null for text ideas. */
  voiceNoteUrl: v.nullable(v.string()),
  status: v.picklist(IDEA_STATUSES),
  createdAt: date,
})
export type IdeaAnswer = v.InferOutput<typeof IdeaAnswer>

export const VoiceNoteAnswer = v.strictObject({
  id,
  voiceNoteUrl: v.string(),
  contentType: v.picklist(VOICE_NOTE_TYPES),
  /** Bytes. */
  size: v.number(),
  /** Seconds, as the recording itself states or shows them; null when it does neither. */
  duration: v.nullable(v.number()),
  createdAt: date,
})
export type VoiceNoteAnswer = v.InferOutput<typeof VoiceNoteAnswer>

const common = {
  /** The caller's own id, or left out; another person's is refused. */
  userId: optional(v.string()),
  content: optional(longText()),
  /** An idea starts as an idea. */
  status: optional(v.literal('idea')),
}

export const TextIdeaInput = v.object({
  ...common,
  type: v.literal('text'),
  title: text(TEXT_TITLE_REQUIRED.description),
})
export const VoiceIdeaInput = v.object({
  ...common,
  type: v.literal('voice'),
  title: text(VOICE_TITLE_REQUIRED.description),
  voiceNoteUrl: v.pipe(text(RECORDING_REQUIRED.description), v.metadata({ pattern: VOICE_NOTE_URL.source })),
})
export const CreateIdeaInput = v.variant(
  'type',
  [TextIdeaInput, VoiceIdeaInput],
  `The type must be one of: ${IDEA_TYPES.join(', ')}`,
)

export const UpdateIdeaStatusInput = v.object({
  status: v.picklist(IDEA_NEXT_STATUSES, `The status must be one of: ${IDEA_NEXT_STATUSES.join(', ')}`),
})

export const listIdeas = call({
  method: 'get',
  path: '/vision-board',
  who: 'user',
  answer: v.array(IdeaAnswer),
  summary: 'Your own ideas, newest first',
})
export const createIdea = call({
  method: 'post',
  path: '/vision-board',
  who: 'user',
  body: CreateIdeaInput,
  answer: IdeaAnswer,
  status: 201,
  summary: 'Save an idea, in writing or as a voice note',
  fails: [409],
})
export const updateIdeaStatus = call({
  method: 'patch',
  path: '/vision-board/:id/status',
  who: 'user',
  body: UpdateIdeaStatusInput,
  answer: IdeaAnswer,
  summary: 'Promote an idea to a task or schedule it as content, once',
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
  bodyType: 'multipart',
  fileTypes: VOICE_NOTE_TYPES,
  answer: VoiceNoteAnswer,
  status: 201,
  limit: 'voice-note',
  summary: 'Upload a recording (webm or mp4 audio, at most 10 MB and 10 minutes) for an idea',
  fails: [409],
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
