'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  IMPORT_CONSENT_MAX,
  IMPORT_CONSENT_MIN,
  IMPORT_MAX_BYTES,
  IMPORT_TEXTS,
  type ImportResult,
  importSubscribers,
  undoImport,
} from '@/contracts/audience/importSubscribers'
import { listSubscribers, listTags, summarizeSubscribers } from '@/contracts/audience/subscribers'
import { TOPICS, TOPIC_WORDS, type Topic } from '@/contracts/audience/subscription'
import { TAGS_MAX, TAG_MAX, tagOf } from '@/contracts/audience/tags'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { FileDrop } from '../ui/FileDrop'
import { Segments } from '../ui/Segments'
import { TagsField } from '../ui/TagsField'
import { TextArea } from '../ui/TextArea'
import { ImportReport } from './ImportReport'
import { people } from './letters/letterWords'

/** Shown once people are on the list. */
const UNDO_HELP =
  'It can be undone until you leave this page: close this, and Import leads back here. Whoever got a letter stays.'

const REFRESH = [listSubscribers, listTags, summarizeSubscribers]

/** Adds people from a file: what it would do, the admin's word that they agreed, and Undo (13.15). */
export function ImportDialog({ button }: { button: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [read, setRead] = useState<{ file: File; result: ImportResult } | null>(null)
  const [done, setDone] = useState<ImportResult | null>(null)
  const close = () => setOpen(false)
  const result = done ?? read?.result
  return (
    <>
      {button(() => setOpen(true))}
      <Dialog
        title={done ? 'Imported' : 'Import subscribers'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={isPending}
      >
        {!done && <ChooseList name={read?.file.name} onRead={setRead} onPending={setPending} />}
        {result && <ImportReport result={result} isDone={done !== null} />}
        {done && <Undo importId={done.importId} onPending={setPending} onClose={close} />}
        {!done && <Agreed read={read} onDone={setDone} onPending={setPending} onClose={close} />}
      </Dialog>
    </>
  )
}

type Pending = { onPending: (isPending: boolean) => void }

/** The file; choosing one only asks what it would do. */
function ChooseList({
  name,
  onRead,
  onPending,
}: Pending & {
  name: string | undefined
  onRead: (read: { file: File; result: ImportResult } | null) => void
}) {
  const [problem, setProblem] = useState<string>()
  const reading = useSend(importSubscribers, { failure: IMPORT_TEXTS.readFailed, showsServerText: true })

  async function choose(file: File): Promise<void> {
    onRead(null)
    const isTooLarge = file.size > IMPORT_MAX_BYTES
    setProblem(isTooLarge ? IMPORT_TEXTS.tooLarge : undefined)
    if (isTooLarge) return
    onPending(true)
    const result = await reading.run({ query: { apply: 'false' }, file })
    onPending(false)
    if (result) onRead({ file, result })
  }
  return (
    <>
      <FileDrop
        label={reading.isPending ? 'Reading…' : (name ?? 'Drop a CSV file here')}
        hint='A column named "email"; also read: name, status, topics, tags. Up to 5 MB and 50,000 people'
        isDisabled={reading.isPending}
        onFiles={([file]) => file && void choose(file)}
      />
      {problem && (
        <span className="field-error" role="alert">
          {problem}
        </span>
      )}
    </>
  )
}

const CONSENT_HELP = `${IMPORT_CONSENT_MIN} to ${IMPORT_CONSENT_MAX} characters, kept with each of them as evidence.`

type AgreedProps = Pending & {
  read: { file: File; result: ImportResult } | null
  onDone: (result: ImportResult) => void
  onClose: () => void
}

/** The tick, the words that are kept with each consent, and the button that applies. */
function Agreed({ read, onDone, onPending, onClose }: AgreedProps) {
  const [topic, setTopic] = useState<Topic>('news')
  const [tags, setTags] = useState<string[]>([])
  const [hasAgreed, setAgreed] = useState(false)
  const [consent, setConsent] = useState('')
  const applying = useSend(importSubscribers, {
    refresh: REFRESH,
    failure: IMPORT_TEXTS.failed,
    showsServerText: true,
  })
  const total = read ? read.result.added + read.result.left + read.result.pending : 0
  const words = consent.trim()
  const isSaid = words.length >= IMPORT_CONSENT_MIN && words.length <= IMPORT_CONSENT_MAX
  const [wasPressed, setPressed] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  // The field appears below what the dialog shows.
  useEffect(() => {
    if (hasAgreed) said.current?.scrollIntoView({ block: 'center' })
  }, [hasAgreed])

  async function apply(): Promise<void> {
    if (!read) return
    if (!hasAgreed || !isSaid) {
      setPressed(true)
      said.current?.querySelector<HTMLElement>('textarea, input')?.focus()
      return
    }
    onPending(true)
    const query = {
      apply: 'true',
      consent: words,
      topic,
      ...(tags.length > 0 && { tags: tags.join(',') }),
    } as const
    const result = await applying.run({ query, file: read.file })
    onPending(false)
    if (result) onDone(result)
  }
  return (
    <>
      {total > 0 && (
        <>
          <div className="field">
            <span className="label" aria-hidden>
              What they get
            </span>
            <Segments
              label="What they get"
              items={TOPICS.map((id) => ({ id, label: TOPIC_WORDS[id].title })).toReversed()}
              value={topic}
              onChange={setTopic}
            />
            <span className="subtle">People whose row names topics keep those.</span>
          </div>
          <TagsField
            label="Tags for all of them"
            tagsLabel="Tags for all of them"
            isOptional
            placeholder="old-shop"
            maxLength={TAG_MAX}
            clean={tagOf}
            value={tags}
            onChange={(given) => setTags(given.slice(0, TAGS_MAX))}
          />
          <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
            They agreed to get this
          </Checkbox>
          <div ref={said}>
            {hasAgreed && (
              <TextArea
                label="How they agreed"
                description={CONSENT_HELP}
                errorMessage={wasPressed && !isSaid ? IMPORT_TEXTS.howTheyAgreed : undefined}
                rows={3}
                maxLength={IMPORT_CONSENT_MAX}
                value={consent}
                onChange={setConsent}
              />
            )}
            {wasPressed && !hasAgreed && (
              <span className="field-error" role="alert">
                {IMPORT_TEXTS.notAgreed}
              </span>
            )}
          </div>
        </>
      )}
      <DialogActions>
        <Button variant="quiet" isDisabled={applying.isPending} onPress={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          isDisabled={total === 0}
          isPending={applying.isPending}
          pendingText="Importing…"
          onPress={() => void apply()}
        >
          {total > 0 ? `Import ${people(total)}` : 'Import'}
        </Button>
      </DialogActions>
    </>
  )
}

function Undo({ importId, onPending, onClose }: Pending & { importId: string | null; onClose: () => void }) {
  const undoing = useSend(undoImport, {
    refresh: REFRESH,
    success: ({ removed, kept }) => ({
      title: IMPORT_TEXTS.undone,
      description: `${people(removed)} removed${kept > 0 ? `, ${kept} kept` : ''}.`,
    }),
    failure: IMPORT_TEXTS.undoFailed,
    showsServerText: true,
  })
  async function undo(id: string): Promise<void> {
    onPending(true)
    const undone = await undoing.run({ params: { id } })
    onPending(false)
    if (undone) onClose()
  }
  return (
    <>
      {importId && <p className="muted">{UNDO_HELP}</p>}
      <DialogActions>
        {importId && (
          <Button
            variant="line"
            isPending={undoing.isPending}
            pendingText="Undoing…"
            onPress={() => void undo(importId)}
          >
            Undo
          </Button>
        )}
        <Button variant="primary" isDisabled={undoing.isPending} onPress={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}
