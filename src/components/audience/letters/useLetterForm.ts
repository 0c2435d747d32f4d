import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import {
  LETTER_TEXTS,
  type Letter,
  LetterInput,
  listLetters,
  readLetter,
  updateLetter,
} from '@/contracts/audience/letters'
import { TOPIC_WORDS } from '@/contracts/audience/subscription'
import { callUrl } from '@/contracts/core/call'
import { BothVersionsShown } from '../../api/BothVersionsShown'
import { failureText } from '../../api/RequestError'
import { isSame } from '../../api/draftFields'
import { send } from '../../api/request'
import { useConflict } from '../../api/useConflict'
import { useDraft } from '../../api/useDraft'
import { useRefresh } from '../../api/useRefresh'
import { useEndedSession } from '../../session/useEndedSession'
import { useValibotForm } from '../../ui/form/useValibotForm'

/** A letter is saved when no key was pressed for so long, in ms. */
const REST_MS = 1_000

type LetterValues = LetterInput

const FIELDS = Object.keys(LetterInput.entries) as (keyof LetterValues)[]
const yesOrNo = (isOn: boolean) => (isOn ? 'Yes' : 'No')
const valuesOf = (letter: Letter) =>
  Object.fromEntries(FIELDS.map((name) => [name, letter[name]])) as LetterValues

/**
 * The form of a letter, which saves itself: a second after the last key, with the version it is based on. What could
 * not be saved stays in this browser; two versions that differ are both shown (docs/behaviour.md, 2.6).
 */
export function useLetterForm(letter: Letter) {
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  const handleEndedSession = useEndedSession()
  const [saved, setSaved] = useState(() => valuesOf(letter))
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [failed, setFailed] = useState<{ values: LetterValues; text: string } | null>(null)
  const params = { id: letter.id }

  const form = useValibotForm<LetterValues, typeof LetterInput>({
    schema: LetterInput,
    initialValues: valuesOf(letter),
    onSubmit: async () => {
      const values = form.values
      const answer = await conflict.save((base) =>
        send(updateLetter, { params, body: { ...values, version: base.version } }),
      )
      conflict.restart(answer)
      draft.settle(valuesOf(answer))
      setSaved(values)
      setSavedAt(new Date())
      setFailed(null)
      await mutate(callUrl(readLetter, { params }), answer, { revalidate: false })
      void refresh([listLetters])
    },
    onError: (error) => {
      if (handleEndedSession(error)) return
      const isShown = error instanceof BothVersionsShown
      const text = isShown
        ? LETTER_TEXTS.changed
        : failureText(error, 'Not saved. Your text is kept in this browser.')
      setFailed({ values: form.values, text })
    },
  })
  const draft = useDraft({
    name: `letter.${letter.id}`,
    form,
    initialValues: () => valuesOf(letter),
    isStanding: true,
    showsBoth: true,
  })
  const conflict = useConflict<Letter, LetterValues>({
    form,
    draft,
    editing: {
      record: letter,
      kind: 'letter',
      title: letter.subject,
      valuesOf,
      load: () => send(readLetter, { params }),
      labels: {
        subject: 'Subject',
        preheader: 'Preheader',
        body: 'Letter',
        topic: { label: 'Topic', show: (topic) => TOPIC_WORDS[topic].title },
        confirmedFrom: { label: 'Confirmed from', show: (day) => day ?? 'Any day' },
        confirmedUntil: { label: 'Confirmed until', show: (day) => day ?? 'Any day' },
        tags: { label: 'Tags, any of them', show: (tags) => tags.join(', ') || 'Everybody' },
        cameThrough: { label: 'Signed up through', show: (id) => (id ? 'A letter' : 'Any way') },
        hasBought: {
          label: 'Only shop customers who opted in',
          show: (isOn) => (isOn ? 'Only those' : 'Everybody'),
        },
        countsClicks: { label: 'Count clicks', show: yesOrNo },
        isPublic: { label: 'Show it on the site', show: yesOrNo },
        isIndexed: { label: 'Let search engines find it', show: yesOrNo },
      },
    },
  })
  const isUnsaved = !isSame(form.values, saved)
  // A refused save is not repeated by itself; the next key or "Try again" does.
  const isRefused = failed !== null && isSame(failed.values, form.values)
  const save = () => form.formProps.ref.current?.requestSubmit()
  useEffect(() => {
    if (!isUnsaved || isRefused || form.isPending) return
    const timer = setTimeout(save, REST_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the time begins anew with each key, and after each save
  }, [form.values, isUnsaved, isRefused, form.isPending])

  // What waits for the words to be saved, such as the question that Send asks.
  const waiting = useRef<((saved: Letter) => void) | null>(null)
  useEffect(() => {
    if (isUnsaved || form.isPending) return
    waiting.current?.(letter)
    waiting.current = null
  })
  function whenSaved(run: (saved: Letter) => void): void {
    if (!isUnsaved && !form.isPending) return run(letter)
    waiting.current = run
    if (!form.isPending) save()
  }
  return {
    form,
    draft,
    conflict,
    isUnsaved,
    savedAt,
    failure: isRefused ? failed.text : null,
    save,
    whenSaved,
  }
}

export type LetterForm = ReturnType<typeof useLetterForm>
