'use client'

import { Fragment, useState } from 'react'
import { RETURN_WITHDRAWALS_MAX } from '@/contracts/orders/limits'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS, timesWithdrawn, withdrawReturn } from '@/contracts/orders/returns'
import { OPEN_RETURNS, RETURN_MOVES } from '@/contracts/orders/states'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { LiveFailure } from '../../ui/native/LiveFailure'
import { RETURN_LABELS } from '../returnLabels'
import { LocalTime } from './LocalTime'
import { sellersOf } from './orderWords'
import { ReturnForm } from './ReturnForm'
import { ReturnSlip } from './ReturnSlip'
import { ReturnSteps } from './ReturnSteps'
import type { OrderLink } from './useOrder'

type Props = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

const ENDED: Partial<Record<OrderReturn['state'], string>> = {
  refunded: 'You get the money back.',
  declined: 'Declined.',
  withdrawn: 'You have withdrawn it.',
}

/** The returnable pieces, the return requests, and how far they are (docs/behaviour.md, 12.14). */
export function Returns({ order, link, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { returns, returnable, status, delivery } = order
  const hasRules = status === 'paid' && delivery !== 'download'
  const rules = hasRules ? rulesOf(order) : []
  if (rules.length === 0 && returns.length === 0 && returnable.length === 0) return null
  const ends = endsOf(order)
  return (
    <section aria-labelledby="returns">
      <h2 className="caption" id="returns">
        Returns
      </h2>
      {rules.map(({ seller, words }) => (
        <p key={seller} className="order-words">
          {seller && <b>{`${seller}: `}</b>}
          {words}
        </p>
      ))}
      {returns.length > 0 && (
        <ul className="order-returns" aria-label="What you asked to return" aria-live="polite">
          {returns.map((asked) => (
            <li key={asked.id}>
              <b>
                {asked.quantity} × {order.lines.find((line) => line.id === asked.lineId)?.title}
              </b>
              <span className="subtle">{RETURN_LABELS[asked.reason]}</span>
              {OPEN_RETURNS.includes(asked.state) ? (
                <OpenReturn order={order} asked={asked} link={link} onChange={onChange} />
              ) : (
                <span>{endOf(order, asked)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {ends.length > 0 && (
        <div className="order-actions">
          <button type="button" className="button button-line" onClick={() => setOpen(true)}>
            Return something
          </button>
          <span className="subtle">
            {ends.map(({ seller, until }, index) => (
              <Fragment key={seller}>
                {index > 0 && ', '}
                {seller ? `${seller} until ` : 'Until '}
                <LocalTime iso={until} />
              </Fragment>
            ))}
          </span>
        </div>
      )}
      {returnable.length > 0 && isOpen && (
        <ReturnForm
          order={order}
          link={link}
          onClose={() => setOpen(false)}
          onDone={(changed) => {
            onChange(changed)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}

/** The rules for returns; of several sellers each with their name, the shop's where they have none of their own. */
function rulesOf({ parts, returnsText }: OrderPage): { seller: string; words: string }[] {
  const rules =
    parts.length > 1
      ? parts.flatMap(({ name, delivery, returns }) =>
          delivery === 'download' ? [] : [{ seller: name, words: returns ?? returnsText }],
        )
      : [{ seller: '', words: returnsText }]
  return rules.flatMap(({ seller, words }) => (words ? [{ seller, words }] : []))
}

/** Until when something can be returned: one time, or one for each seller where they differ. */
function endsOf(order: OrderPage): { seller: string; until: string }[] {
  const first = new Map<string, string>()
  for (const each of order.returnable.toSorted((one, other) => one.until.localeCompare(other.until))) {
    const seller = sellersOf(order, [each]).join()
    if (!first.has(seller)) first.set(seller, each.until)
  }
  const ends = [...first].map(([seller, until]) => ({ seller, until }))
  const areApart = new Set(ends.map(({ until }) => until.slice(0, 10))).size > 1
  return areApart ? ends : ends.slice(0, 1).map(({ until }) => ({ seller: '', until }))
}

function OpenReturn({ order, asked, link, onChange }: Props & { asked: OrderReturn }) {
  const { state, address, id } = asked
  const canWithdraw = RETURN_MOVES[state].includes('withdrawn')
  const line = order.lines.find((each) => each.id === asked.lineId)
  const theirs = line ? Math.min(line.shippedQuantity, line.quantity - line.refundedQuantity) : 0
  return (
    <>
      {theirs > asked.quantity && (
        <span>
          {`${asked.quantity} of ${theirs} asked for. `}
          {canWithdraw
            ? 'To change the number, withdraw it and ask again.'
            : 'You can ask for the rest once this is over.'}
        </span>
      )}
      <ReturnSteps key={state} order={order} asked={asked} link={link} onChange={onChange} />
      {address && (state === 'approved' || state === 'sent') && <ReturnSlip order={order} asked={asked} />}
      {canWithdraw && (
        <>
          <span className="subtle">{whatWithdrawingEnds(order, asked)}</span>
          <Withdraw returnId={id} link={link} onChange={onChange} />
        </>
      )}
    </>
  )
}

/** How a return ended; of one withdrawn for the last time, that its pieces cannot be asked for again. */
function endOf(order: OrderPage, { id, state, word, lineId }: OrderReturn): string {
  const isLast = order.returns.findLast((each) => each.lineId === lineId)?.id === id
  const isOver = isLast && timesWithdrawn(order.returns, lineId) >= RETURN_WITHDRAWALS_MAX
  return [ENDED[state], word && `“${word}”`, isOver && RETURN_TEXTS.withdrawnOften].filter(Boolean).join(' ')
}

/** Said before it is withdrawn, because the third time is the last. */
function whatWithdrawingEnds({ returns }: OrderPage, { lineId }: OrderReturn): string {
  const times = timesWithdrawn(returns, lineId)
  if (times + 1 >= RETURN_WITHDRAWALS_MAX)
    return 'You have withdrawn it twice. Withdraw it again, and it cannot be asked for any more.'
  return times === 0
    ? 'You can withdraw it and ask again, up to three times.'
    : 'You have withdrawn it once. After the third time it cannot be asked for again.'
}

type WithdrawProps = Omit<Props, 'order'> & { returnId: string }

/** Withdraws a return that is not sent; its pieces can be asked for again. */
function Withdraw({ returnId, link, onChange }: WithdrawProps) {
  const { pending, failure, attempt } = useExclusiveAction<'withdraw'>()
  const withdraw = () =>
    attempt('withdraw', async () =>
      onChange(await send(withdrawReturn, { params: link, body: { returnId } })),
    )
  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-disabled={pending ? true : undefined}
        onClick={() => void withdraw()}
      >
        {pending ? 'Withdrawing...' : 'Withdraw it'}
      </button>
      <LiveFailure text={failure} />
    </>
  )
}
