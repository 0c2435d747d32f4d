'use client'

import { parseISO } from 'date-fns/parseISO'
import { styled } from 'styled-components'
import {
  type CollabAnswer,
  type CollabRequest,
  COLLAB_TEXTS,
  answerCollabRequest,
} from '@/contracts/collabs/requests'
import { useRouter } from 'next/navigation'
import { listConversations } from '@/contracts/chat/conversations'
import { chatHref } from '@/contracts/screens'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { useSend } from '../api/useSend'
import { onPhone } from '../theme/tokens'
import { Avatar } from '../ui/Avatar'
import { Button } from '../ui/Button'
import { LocalDay } from '../ui/LocalDay'
import { dayOfMonth, shortMonth, shortWeekday } from '../ui/dateFormats'
import { COLLAB_LISTS } from './useRequests'

type Props = { request: CollabRequest; isOwn: boolean; isFirst: boolean }

/** A request that waits: when, who, what, until when, and the answers the reader can give. */
export function RequestRow({ request, isOwn, isFirst }: Props) {
  const { name, niche, subject, message, proposedDate, expiresAt } = request
  return (
    <Row>
      {proposedDate ? <ProposedDay day={proposedDate} /> : <Avatar name={name} />}
      <div>
        <p className="subtle">
          <b>{isOwn ? `To ${name}` : name}</b>
          {niche && `, ${niche}`}
        </p>
        <h2>{subject}</h2>
        <p className="message">{message}</p>
      </div>
      <End>
        <span className="subtle">
          Expires <LocalDay iso={expiresAt} />
        </span>
        <div>{isOwn ? <Withdraw request={request} /> : <Answers request={request} isFirst={isFirst} />}</div>
      </End>
    </Row>
  )
}

/** The day that is proposed, as a large number with its weekday and month. */
function ProposedDay({ day }: { day: string }) {
  const at = parseISO(day)
  return (
    <Day>
      <time dateTime={day}>{dayOfMonth(at)}</time>
      <small>{`${shortWeekday(at)}, ${shortMonth(at)}`}</small>
    </Day>
  )
}

function useAnswer(success: string, name: string) {
  return useSend(answerCollabRequest, {
    refresh: [...COLLAB_LISTS, listConversations],
    success: { title: success, description: name },
    failure: COLLAB_TEXTS.answerFailed,
    showsServerText: true,
    gone: COLLAB_TEXTS.over,
  })
}

/** Accepting leads to the conversation that it opens. */
function Answers({ request: { id, name, subject }, isFirst }: Omit<Props, 'isOwn'>) {
  const router = useRouter()
  const accept = useAnswer(COLLAB_TEXTS.accepted, name)
  const decline = useAnswer(COLLAB_TEXTS.declined, name)
  const params = (answer: CollabAnswer) => ({ params: { id, answer } })
  async function open(): Promise<void> {
    const accepted = await accept.run(params('accept'))
    if (accepted?.conversationId) router.push(chatHref(accepted.conversationId))
  }
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'ink'}
        size="small"
        aria-label={`Accept ${subject}, ${name}`}
        isPending={accept.isPending}
        pendingText="Accepting..."
        onPress={() => void open()}
      >
        Accept
      </Button>
      <Button
        variant="line"
        size="small"
        aria-label={`Decline ${subject}, ${name}`}
        isPending={decline.isPending}
        pendingText="Declining..."
        onPress={() => void decline.run(params('decline'))}
      >
        Decline
      </Button>
      <DeclineAndBlock request={{ id, name, subject }} />
    </>
  )
}

type Named = Pick<CollabRequest, 'id' | 'name' | 'subject'>

function DeclineAndBlock({ request: { id, name, subject } }: { request: Named }) {
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button
          variant="line"
          size="small"
          aria-label={`Decline and block: ${subject}, ${name}`}
          onPress={ask}
        >
          Decline and block
        </Button>
      )}
      title={`Decline, and block ${name}?`}
      confirmLabel="Decline and block"
      pendingLabel="Blocking..."
      cancelLabel="Keep it"
      send={() => send(answerCollabRequest, { params: { id, answer: 'block' } })}
      refresh={COLLAB_LISTS}
      success={{ title: COLLAB_TEXTS.declined, description: name }}
      failure={COLLAB_TEXTS.answerFailed}
      showsServerText
      gone={COLLAB_TEXTS.over}
    >
      You two no longer find or ask each other. It can be taken back only in a conversation that you already
      have.
    </SendAfterQuestion>
  )
}

function Withdraw({ request: { id, name, subject } }: Pick<Props, 'request'>) {
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button variant="line" size="small" aria-label={`Withdraw ${subject}, ${name}`} onPress={ask}>
          Withdraw
        </Button>
      )}
      title="Withdraw this request?"
      confirmLabel="Withdraw request"
      pendingLabel="Withdrawing..."
      cancelLabel="Keep it"
      send={() => send(answerCollabRequest, { params: { id, answer: 'withdraw' } })}
      refresh={COLLAB_LISTS}
      success={{ title: COLLAB_TEXTS.withdrawn, description: subject }}
      failure={COLLAB_TEXTS.withdrawFailed}
      showsServerText
      gone={COLLAB_TEXTS.over}
    >
      {`${name} can no longer answer it. You can send another one.`}
    </SendAfterQuestion>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.25rem minmax(0, 1fr) auto;
  gap: 0 1.5rem;
  align-items: start;
  padding: 1.375rem 1.25rem;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  &:first-child {
    border-top: 0;
  }
  b {
    font-weight: 550;
    color: var(--ink);
  }
  h2 {
    margin-top: 0.375rem;
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.35;
  }
  .message {
    max-width: 38rem;
    margin-top: 0.375rem;
    color: var(--ink-2);
    line-height: 1.55;
    white-space: pre-line;
  }
  ${onPhone} {
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-inline: 1rem;
  }
`

const Day = styled.p`
  font-family: var(--font-display);
  font-variation-settings: 'opsz' 24;
  font-size: 3.25rem;
  letter-spacing: -0.03em;
  line-height: 0.9;

  small {
    display: block;
    margin-top: 0.25rem;
    font: 500 var(--t-small) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  ${onPhone} {
    font-size: 2.5rem;
  }
`

const End = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: end;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  ${onPhone} {
    grid-column: 1 / -1;
    justify-items: stretch;
    margin-top: 0.875rem;

    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .button {
      min-height: 2.75rem;
    }
    .button:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`
