'use client'

import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { UNDO_SECONDS, sendLetter } from '@/contracts/audience/letterSending'
import { type Letter, SCHEDULE_DAYS_MAX, SCHEDULE_MINUTES_MIN } from '@/contracts/audience/letters'
import { TOPIC_WORDS } from '@/contracts/audience/subscription'
import { DAY_MS } from '@/contracts/core/time'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { Segments } from '../../ui/Segments'
import { count } from '../../ui/count'
import { instantsOf, leftOutText } from '../../ui/instantsOf'
import { useClock } from '../../ui/useClock'
import { LETTER_CALLS } from './letterCalls'
import { aboutTime, momentIn, people, titleOf, wallClockIn } from './letterWords'

type Props = { letter: Letter; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The last question before a letter goes out: to how many, about what, when, and how long it takes. */
export function SendDialog({ letter, isOpen, onOpenChange }: Props) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [sendAt, setSendAt] = useState('')
  const now = useClock()
  const { id, version, topic, zone, audience, confirmedFrom, confirmedUntil } = letter
  const readers = audience?.people ?? 0
  const sending = useSend(sendLetter, {
    // Also after a refusal: the number of people is another one then.
    refresh: LETTER_CALLS,
    success: (sent) => ({
      title: 'Scheduled',
      description: sent.sendAt ? `It goes out ${momentIn(zone, sent.sendAt)}.` : 'It goes out in a moment.',
    }),
    failure: 'The letter was not sent.',
    showsServerText: true,
  })
  const shown = sendAt === '' ? 0 : instantsOf(sendAt, zone).length
  const isReady = readers > 0 && (when === 'now' || shown > 0)
  const days = [confirmedFrom && `from ${confirmedFrom}`, confirmedUntil && `until ${confirmedUntil}`]
  const confirmed = days.some(Boolean)
    ? `, confirmed ${days.filter(Boolean).join(' ')}`
    : ', each one confirmed'

  async function confirm(): Promise<void> {
    const body = { version, expected: readers, sendAt: when === 'later' ? sendAt : null }
    if (await sending.run({ params: { id }, body })) onOpenChange(false)
  }
  return (
    <Dialog
      title={`Send to ${people(readers)}?`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={sending.isPending}
    >
      <p className="muted">“{titleOf(letter)}”</p>
      <Facts>
        <Fact name="Who">
          <span>
            <b>{people(readers)}</b>
            {confirmed}
          </span>
          {segmentOf(letter).map((words) => (
            <small key={words}>{words}</small>
          ))}
        </Fact>
        <Fact name="Topic">
          <b>{TOPIC_WORDS[topic].title}</b>
          <small>{othersOf(letter)}</small>
        </Fact>
        <Fact name="When">
          <Segments
            label="When"
            items={[
              { id: 'now', label: 'Now' },
              { id: 'later', label: 'At a time' },
            ]}
            value={when}
            onChange={setWhen}
          />
          {when === 'now' ? (
            <small>{`${momentIn(zone, now)} in ${zone}. For ${UNDO_SECONDS} seconds you can undo it.`}</small>
          ) : (
            <DateField
              label={`Day and time in ${zone}`}
              hasTime
              min={wallClockIn(zone, now + SCHEDULE_MINUTES_MIN * 60_000)}
              max={wallClockIn(zone, now + SCHEDULE_DAYS_MAX * DAY_MS)}
              value={sendAt}
              onChange={setSendAt}
              {...(sendAt !== '' && shown === 0 && { errorMessage: leftOutText(zone) })}
              {...(shown === 2 && {
                description: 'Clocks show this time twice that night. It goes out the first time.',
              })}
            />
          )}
        </Fact>
        <Fact name="How long">
          <b>{sentence(aboutTime(audience?.seconds ?? 0))}</b>
          <small>Confirm mails do not wait behind it.</small>
        </Fact>
      </Facts>
      <p className="callout">
        Once it runs, words and people stay as they are. You can pause it or cancel the rest.
      </p>
      <DialogActions>
        <Button variant="quiet" isDisabled={sending.isPending} onPress={() => onOpenChange(false)}>
          Keep editing
        </Button>
        <Button
          variant="primary"
          isDisabled={!isReady}
          isPending={sending.isPending}
          pendingText="Sending…"
          onPress={() => void confirm()}
        >
          {`Send to ${people(readers)}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** "35 active people did not ask for News and get nothing." */
function othersOf({ topic, audience }: Letter): string {
  const { title } = TOPIC_WORDS[topic]
  const others = audience?.others ?? 0
  if (others === 0) return `Everybody who is active asked for ${title}.`
  return others === 1
    ? `1 active person did not ask for ${title} and gets nothing.`
    : `${count(others)} active people did not ask for ${title} and get nothing.`
}

/** What else leaves people out. */
function segmentOf({ tags, cameThrough, hasBought }: Letter): string[] {
  return [
    ...(tags.length > 0 ? [`Only with a tag: ${tags.join(', ')}.`] : []),
    ...(cameThrough ? ['Only people who signed up through the letter that you chose.'] : []),
    ...(hasBought ? ['Only shop customers who opted in to news.'] : []),
  ]
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Facts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: 0.25rem 1rem;
    padding: 0.75rem 0;
    border-top: 1px solid var(--line);
  }
  > div:last-child {
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
  }
  .field {
    width: 100%;
    margin-top: 0.375rem;
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    margin-top: 0.25rem;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`
