'use client'

import { styled } from 'styled-components'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { mediaFileUrl } from '@/contracts/media/files'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Pictures } from './MessageItem'
import type { Outgoing } from './outbox'

type Props = { outgoing: Outgoing; onAgain: () => void; onDrop: () => void }

/** A message on its way, or one that could not be sent, with what can be done about it. */
export function OutgoingItem({ outgoing: { content, pictures, failure }, onAgain, onDrop }: Props) {
  return (
    <Item data-sender="admin" data-failed={failure ? true : undefined}>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ id, name }) => (
            <img key={id} src={mediaFileUrl(id, '480')} alt={name} />
          ))}
        </Pictures>
      )}
      <p dir="auto">
        <span className="visually-hidden">You: </span>
        {content}
      </p>
      {failure === null ? (
        <small>Sending</small>
      ) : (
        <Failed>
          <b role="alert">
            <Icon name="warn" size="small" />
            {`${CHAT_TEXTS.notSent}. ${failure}`}
          </b>
          <Button variant="line" size="small" onPress={onAgain}>
            Try again
          </Button>
          <Button variant="quiet" size="small" onPress={onDrop}>
            Delete
          </Button>
        </Failed>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  gap: 0.25rem;

  > small {
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
  &&[data-failed] p {
    border: 1.5px solid var(--st-red);
    background: var(--raised);
    color: var(--ink);
  }
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.625rem;
  align-items: center;
  justify-content: flex-end;

  b {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--st-red);
    text-align: left;
  }
`
