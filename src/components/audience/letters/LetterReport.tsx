'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { cancelLetter, pauseLetter, resumeLetter } from '@/contracts/audience/letterSending'
import { DELETABLE_STATUSES, type Letter } from '@/contracts/audience/letters'
import { TOPIC_WORDS } from '@/contracts/audience/subscription'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { useSession } from '../../session/useSession'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { TwoColumns } from '../../ui/Columns'
import { PageHeader } from '../../ui/PageHeader'
import { lazyModule } from '../../ui/lazyModule'
import { Clicks } from './Clicks'
import { DeleteLetter } from './DeleteLetter'
import { Deliveries } from './Deliveries'
import { LetterProgress } from './LetterProgress'
import { OnTheSite } from './OnTheSite'
import { RefusedForIt } from './RefusedForIt'
import { Uncertain } from './Uncertain'
import { LETTER_CHANGE } from './letterCalls'
import { LETTER_STATUS_WORDS, momentIn, titleOf } from './letterWords'

const sendDialog = lazyModule(() => import('./SendDialog'))

/** A letter that is scheduled, on its way or over: how far it is, and what became of it. */
export function LetterReport({ letter }: { letter: Letter }) {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const { status, topic, author, startedAt, sendAt, zone, note, waitsFor, counts, left } = letter
  const { tone, label } = LETTER_STATUS_WORDS[status]
  const when =
    (startedAt && `started ${momentIn(zone, startedAt)}`) ||
    (sendAt && status === 'scheduled' && `goes out ${momentIn(zone, sendAt)} in ${zone}`)
  const about = [`To ${TOPIC_WORDS[topic].title}`, author && `by ${author}`, when].filter(Boolean).join(', ')
  return (
    <>
      <Head>
        <PageHeader title={titleOf(letter)} actions={isAdmin && <Actions letter={letter} />} />
        <p>
          <Badge tone={tone}>{label}</Badge> {about}
        </p>
      </Head>
      {(note || waitsFor) && (
        <p className="callout">{note ?? `It waits for “${waitsFor}”, and then goes out by itself.`}</p>
      )}
      {letter.total !== null && <LetterProgress letter={letter} />}
      {letter.total !== null && (
        <TwoColumns>
          <div className="stack">
            {isAdmin && counts.uncertain > 0 && <Uncertain letter={letter} />}
            {isAdmin && letter.refusedForIt > 0 && status !== 'cancelled' && <RefusedForIt letter={letter} />}
            {isAdmin && counts.refused > 0 && (
              <Deliveries letter={letter} state="refused" title="Refused" aside="The server’s own words" />
            )}
            {isAdmin && counts.failed > 0 && (
              <Deliveries letter={letter} state="failed" title="Given up" aside="After eight tries" />
            )}
          </div>
          <div className="stack">
            {letter.countsClicks && <Clicks letter={letter} />}
            {left > 0 && (
              <p className="subtle">
                <b>{left}</b> left the list because of it.
              </p>
            )}
            {isAdmin && counts.skipped > 0 && (
              <Deliveries letter={letter} state="skipped" title="Skipped" aside="No longer on the list" />
            )}
          </div>
        </TwoColumns>
      )}
      {isAdmin && status !== 'cancelled' && <OnTheSite letter={letter} />}
    </>
  )
}

/** What an admin can do with a letter in its state. */
function Actions({ letter }: { letter: Letter }) {
  const { id, status, startedAt } = letter
  const params = { id }
  const pause = useSend(pauseLetter, LETTER_CHANGE)
  const resume = useSend(resumeLetter, LETTER_CHANGE)
  const undo = useSend(cancelLetter, {
    ...LETTER_CHANGE,
    success: { title: 'Taken back', description: 'It is a draft again. Nobody got it.' },
  })
  const [isSending, setSending] = useState(false)
  const dialog = sendDialog.useWhen(isSending, () => setSending(false))
  return (
    <>
      {status === 'scheduled' && (
        <Button
          variant="line"
          isPending={undo.isPending}
          pendingText="Taking back…"
          onPress={() => void undo.run({ params, body: {} })}
        >
          Undo
        </Button>
      )}
      {status === 'sending' && (
        <Button
          variant="line"
          icon="pause"
          isPending={pause.isPending}
          pendingText="Pausing…"
          onPress={() => void pause.run({ params, body: {} })}
        >
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button
          variant="ink"
          icon="play"
          isPending={resume.isPending}
          pendingText="Going on…"
          onPress={() => void resume.run({ params, body: {} })}
        >
          Go on
        </Button>
      )}
      {(status === 'sending' || status === 'paused') && (
        <SendAfterQuestion
          {...LETTER_CHANGE}
          button={(ask) => (
            <Button variant="danger" onPress={ask}>
              Cancel the rest
            </Button>
          )}
          title="Cancel the rest?"
          confirmLabel="Cancel the rest"
          cancelLabel="Keep sending"
          send={() => send(cancelLetter, { params, body: {} })}
        >
          Who has it keeps it. Nobody else gets it, and it cannot be sent on.
        </SendAfterQuestion>
      )}
      {status === 'missed' && (
        <Button variant="primary" onPress={() => setSending(true)}>
          Send…
        </Button>
      )}
      {DELETABLE_STATUSES.includes(status) && startedAt === null && <DeleteLetter letter={letter} />}
      {dialog && <dialog.SendDialog letter={letter} isOpen={isSending} onOpenChange={setSending} />}
    </>
  )
}

const Head = styled.div`
  display: grid;
  gap: 0.5rem;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.625rem;
    align-items: center;
    color: var(--ink-2);
  }
`
