'use client'

import { useRef, useState } from 'react'
import * as v from 'valibot'
import {
  IDEA_TEXTS,
  VOICE_NOTE_MAX_AGE_HOURS,
  VOICE_NOTE_MAX_SECONDS,
  VoiceIdeaInput,
  createIdea,
  createVoiceNote,
  pageIdeas,
} from '@/contracts/ideas'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { type FormDraft, useDraft } from '../api/useDraft'
import { useSend } from '../api/useSend'
import { useEndedSession } from '../session/useEndedSession'
import { useSession } from '../session/useSession'
import { type ValibotForm, useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'
import { type Take, waveOf } from './take'
import type { Recorder } from './useRecorder'

/** How long an upload is reused, in ms: one hour less than its lifetime on the server. */
const UPLOAD_MS = (VOICE_NOTE_MAX_AGE_HOURS - 1) * 60 * 60 * 1000
/** The recording's address is known only once it is uploaded. */
const TitleInput = v.pick(VoiceIdeaInput, ['title'])
const initialValues = () => ({ title: '' })

export type VoiceIdea = {
  form: ValibotForm<{ title: string }>
  /** Keeps the title; a recording is not kept. */
  draft: FormDraft
  /** That the recording is missing, or why the server refused it. */
  failure: string | undefined
}

/** The form of a voice idea: a title and a recording are required; emptied after saving. */
export function useVoiceIdea({ state, clear }: Recorder): VoiceIdea {
  const { user } = useSession()
  const handleEndedSession = useEndedSession()
  const [failure, setFailure] = useState<{ state: Recorder['state']; text: string }>()
  const uploaded = useRef<{ take: Take; url: string; at: number }>(null)
  const create = useSend(createIdea, {
    refresh: [pageIdeas],
    success: { title: IDEA_TEXTS.saved },
    failure: IDEA_TEXTS.notCreated,
  })

  /** Uploads a recording once, even when saving the idea is retried, and again only after the upload has expired. */
  async function urlOf(take: Take): Promise<string> {
    const last = uploaded.current
    if (last?.take === take && Date.now() - last.at < UPLOAD_MS) return last.url
    const query = {
      seconds: Math.min(take.seconds, VOICE_NOTE_MAX_SECONDS).toFixed(2),
      wave: waveOf(take.levels),
    }
    const { voiceNoteUrl } = await send(createVoiceNote, { file: take.audio, query })
    uploaded.current = { take, url: voiceNoteUrl, at: Date.now() }
    return voiceNoteUrl
  }
  async function save(title: string, take: Take): Promise<void> {
    setFailure(undefined)
    const url = await urlOf(take)
    const body = { userId: user?.id, type: 'voice', title, voiceNoteUrl: url, status: 'idea' } as const
    if (!(await create.run({ body }))) return
    clear()
    draft.forget()
    form.reset()
  }
  const form = useValibotForm({
    schema: TitleInput,
    initialValues: initialValues(),
    onSubmit: async ({ title }) => {
      if (state.phase === 'saved') return save(title, state.take)
      toast({ ...IDEA_TEXTS.recordingRequired, destructive: true })
      setFailure({ state, text: IDEA_TEXTS.recordingRequired.description })
    },
    onInvalid: ({ title }) => {
      if (title === IDEA_TEXTS.voiceTitleRequired.description)
        toast({ ...IDEA_TEXTS.voiceTitleRequired, destructive: true })
    },
    onError: (error) => {
      if (handleEndedSession(error)) return
      toast({ title: 'Error', description: IDEA_TEXTS.notCreated, destructive: true })
      setFailure({
        state,
        text: failureText(error, 'The recording could not be uploaded. Please try again.'),
      })
    },
  })
  const draft = useDraft({ name: 'idea.voice.new', form, initialValues, isStanding: true })
  // The error is dropped once the recorder is no longer in the state that caused it.
  return { form, draft, failure: failure?.state === state ? failure.text : undefined }
}
