'use client'

import { type ReactNode, useState } from 'react'
import { formatCents } from '@/contracts/core/money'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { Icon } from '../../ui/Icon'
import { LocalTime } from './LocalTime'
import { sellersOf } from './orderWords'
import { ReturnParcelForm } from './ReturnParcelForm'
import type { OrderLink } from './useOrder'

type Props = {
  order: OrderPage
  asked: OrderReturn
  link: OrderLink
  onChange: (order: OrderPage) => void
}

type Step = { title: ReactNode; note?: ReactNode; isDone: boolean }

/** The five steps of a return; the present one is larger, with what the buyer does in it. */
export function ReturnSteps({ order, asked, link, onChange }: Props) {
  const [isCorrecting, setCorrecting] = useState(false)
  const steps = stepsOf(order, asked)
  const now = steps.findIndex(({ isDone }) => !isDone)
  const isToSend = asked.state === 'approved'
  return (
    <ol className="return-steps">
      {steps.map(({ title, note, isDone }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps keep their places
        <li key={index} data-state={isDone ? 'done' : index === now ? 'now' : 'later'}>
          <i aria-hidden="true">{isDone ? <Icon name="check" /> : index + 1}</i>
          <div>
            <b>{title}</b>
            {!isDone && index > now && <span className="visually-hidden">, not yet</span>}
            {note && <p className="subtle">{note}</p>}
            {index === 2 && (isToSend || isCorrecting) && (
              <ReturnParcelForm
                asked={asked}
                link={link}
                onDone={(changed) => {
                  setCorrecting(false)
                  onChange(changed)
                }}
              />
            )}
            {index === 2 && asked.state === 'sent' && !isCorrecting && (
              <button type="button" className="text-link" onClick={() => setCorrecting(true)}>
                Correct the number
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(order: OrderPage, asked: OrderReturn): Step[] {
  const seller = sellersOf(order, [asked]).join()
  const { askedAt, answerBy, decidedAt, sendUntil, sentAt, receivedAt, carrier, trackingNumber, state } =
    asked
  const amount = formatCents(asked.goods + asked.tax, order.currency)
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
  const isPast = state === 'received'
  return [
    { title: 'Asked', note: <LocalTime iso={askedAt} isDay />, isDone: true },
    sendUntil
      ? {
          title: 'Approved',
          note: (
            <>
              {decidedAt && <LocalTime iso={decidedAt} isDay />}
              {asked.word && ` “${asked.word}”`}
            </>
          ),
          isDone: true,
        }
      : {
          title: 'The answer',
          note: (
            <>
              {seller} answers by mail{answerBy && ', by '}
              {answerBy && <LocalTime iso={answerBy} isDay />}.
            </>
          ),
          isDone: false,
        },
    sentAt || isPast
      ? {
          title: 'Sent',
          note: asked.trackingUrl ? (
            <a href={asked.trackingUrl} target="_blank" rel="noreferrer">
              {tracking}
            </a>
          ) : (
            tracking
          ),
          isDone: true,
        }
      : {
          title: sendUntil ? (
            <>
              Send it by <LocalTime iso={sendUntil} isDay />
            </>
          ) : (
            'Send it'
          ),
          note: sendUntil && 'Wrap it, put the slip in, take it to the post office.',
          isDone: false,
        },
    receivedAt
      ? { title: `${seller} has it`, note: <LocalTime iso={receivedAt} isDay />, isDone: true }
      : { title: `${seller} has it`, note: 'It is looked at within five days.', isDone: false },
    { title: 'Money back', note: `${amount}, the way you paid.`, isDone: false },
  ]
}
