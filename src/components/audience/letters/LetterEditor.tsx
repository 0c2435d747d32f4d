'use client'

import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isStopped } from '@/contracts/audience/letterChecks'
import { LETTER_TEST_TEXTS, testLetter } from '@/contracts/audience/letterPreview'
import { type Letter, readyLetter } from '@/contracts/audience/letters'
import { useSend } from '../../api/useSend'
import { useSession } from '../../session/useSession'
import { onPhone } from '../../theme/tokens'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { Segments } from '../../ui/Segments'
import { clock } from '../../ui/dateFormats'
import { lazyModule } from '../../ui/lazyModule'
import { LetterChecks } from './LetterChecks'
import { LetterFields } from './LetterFields'
import { LetterLook } from './LetterLook'
import { DeleteLetter } from './DeleteLetter'
import { LETTER_CALLS } from './letterCalls'
import { LETTER_STATUS_WORDS, titleOf } from './letterWords'
import { type LetterForm, useLetterForm } from './useLetterForm'
import { useLetterPreview } from './useLetterPreview'

const sendDialog = lazyModule(() => import('./SendDialog'))

/** On a phone one part at a time is shown. */
const PANES = ['write', 'look', 'checks'] as const

/** Writes a letter beside what its readers get; it saves itself. */
export function LetterEditor({ letter }: { letter: Letter }) {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const letterForm = useLetterForm(letter)
  const { form, draft, conflict, whenSaved } = letterForm
  const preview = useLetterPreview(form.values)
  const checks = useRef<HTMLElement>(null)
  const [pane, setPane] = useState<(typeof PANES)[number]>('write')
  const [isSending, setSending] = useState(false)
  const dialog = sendDialog.useWhen(isSending, () => setSending(false))
  const shown = preview.data?.checks ?? []
  const open = shown.filter(({ level }) => level !== 'fine').length

  function begin(): void {
    if (!isStopped(shown)) return setSending(true)
    setPane('checks')
    // After the pane is shown.
    requestAnimationFrame(() => checks.current?.focus())
  }
  return (
    <>
      <div className="visually-hidden">
        <PageHeader title={titleOf(letter)} />
      </div>
      <form className="stack" name="letter" {...form.formProps}>
        <Head>
          <div>
            <Subject
              aria-label="Subject"
              placeholder="Subject"
              dir="auto"
              maxLength={150}
              value={form.values.subject}
              aria-invalid={form.errors.subject ? true : undefined}
              onChange={({ target }) => form.setValue('subject', target.value)}
            />
            <State letter={letter} letterForm={letterForm} />
          </div>
          <Actions>
            <TestButton letter={letter} whenSaved={whenSaved} />
            {isAdmin ? (
              <Button variant="primary" onPress={() => whenSaved(begin)} onHoverStart={sendDialog.preload}>
                Send…
              </Button>
            ) : (
              <ReadyButton letter={letter} whenSaved={whenSaved} />
            )}
            <DeleteLetter letter={letter} />
          </Actions>
        </Head>
        {draft.note}
        <PhoneTabs>
          <Segments
            label="What is shown"
            items={[
              { id: 'write', label: 'Write' },
              { id: 'look', label: 'Preview' },
              { id: 'checks', label: open > 0 ? `Checks (${open})` : 'Checks' },
            ]}
            value={pane}
            onChange={setPane}
          />
        </PhoneTabs>
        <Panes data-pane={pane}>
          <div>
            <section data-is="write">
              <LetterFields key={draft.round} form={form} isAdmin={isAdmin} />
            </section>
            <section data-is="checks" ref={checks} tabIndex={-1} aria-label="Checks">
              <LetterChecks checks={preview.data?.checks} isAdmin={isAdmin} />
            </section>
          </div>
          <section data-is="look" aria-label="Preview">
            <LetterLook values={form.values} preview={preview} />
          </section>
        </Panes>
      </form>
      {conflict.dialog}
      {dialog && <dialog.SendDialog letter={letter} isOpen={isSending} onOpenChange={setSending} />}
    </>
  )
}

/** What state the letter is in, and whether all that was typed is stored. */
function State({ letter, letterForm }: { letter: Letter; letterForm: LetterForm }) {
  const { form, isUnsaved, savedAt, failure, save } = letterForm
  const { tone, label } = LETTER_STATUS_WORDS[letter.status]
  const isRefused = Object.values(form.errors).some(Boolean)
  const isSaving = form.isPending || (isUnsaved && !isRefused)
  const rest = savedAt ? `Saved at ${clock(savedAt)}` : letter.note
  return (
    <StateLine>
      <Badge tone={tone}>{label}</Badge>
      {failure ? (
        <span role="alert">
          {failure}{' '}
          <button type="button" className="text-link" onClick={save}>
            Try again
          </button>
        </span>
      ) : (
        <output>{isSaving ? 'Saving…' : isRefused ? 'Not saved' : rest}</output>
      )}
      {form.errors.subject && <span role="alert">{form.errors.subject}</span>}
    </StateLine>
  )
}

type ActionProps = { letter: Letter; whenSaved: LetterForm['whenSaved'] }

function TestButton({ letter, whenSaved }: ActionProps) {
  const test = useSend(testLetter, {
    success: ({ to, isSent }) =>
      isSent
        ? { title: LETTER_TEST_TEXTS.sent, description: `The mail server took it for ${to}.` }
        : { title: 'Error', description: LETTER_TEST_TEXTS.noServer, destructive: true },
    failure: LETTER_TEST_TEXTS.failed,
    showsServerText: true,
  })
  const run = () => void test.run({ params: { id: letter.id }, body: {} })
  return (
    <Button variant="line" isPending={test.isPending} pendingText="Sending…" onPress={() => whenSaved(run)}>
      Send me a test
    </Button>
  )
}

/** Creators do not send: they say that a letter can go, and an admin is told. */
function ReadyButton({ letter, whenSaved }: ActionProps) {
  const ready = useSend(readyLetter, {
    refresh: LETTER_CALLS,
    success: {
      title: 'Marked as ready',
      description: 'An admin reads it and sends it. A change makes it a draft again.',
    },
    failure: 'The letter was not marked as ready.',
    showsServerText: true,
  })
  const run = ({ id, version }: Letter) => void ready.run({ params: { id }, body: { version } })
  if (letter.status === 'ready') return null
  return (
    <Button
      variant="primary"
      isPending={ready.isPending}
      pendingText="Telling…"
      onPress={() => whenSaved(run)}
    >
      Ready
    </Button>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: end;
  justify-content: space-between;

  > div:first-child {
    flex: 1 1 24rem;
    min-width: 0;
  }
`

const Subject = styled.input`
  width: 100%;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-bottom: 1px solid transparent;
  background: none;
  font-family: var(--font-display);
  font-variation-settings: 'opsz' 22;
  font-size: var(--t-tool);
  letter-spacing: -0.02em;
  line-height: 1.15;
  color: var(--ink);
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--ink-3);
  }
  &:hover,
  &:focus {
    border-color: var(--control);
  }
`

const StateLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  align-items: center;
  min-height: 2.25rem;
  color: var(--ink-2);

  > [role='alert'] {
    color: var(--st-red);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  ${onPhone} {
    width: 100%;

    > .button {
      flex: 1;
    }
  }
`

const PhoneTabs = styled.div`
  display: none;

  ${onPhone} {
    display: block;
  }
`

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 0.9fr) minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;

  > div {
    display: grid;
    gap: 1.25rem;
    min-width: 0;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${onPhone} {
    &[data-pane='write'] [data-is]:not([data-is='write']),
    &[data-pane='look'] [data-is]:not([data-is='look']),
    &[data-pane='checks'] [data-is]:not([data-is='checks']) {
      display: none;
    }
  }
`
