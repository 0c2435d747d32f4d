'use client'

import { useRef, useState } from 'react'
import {
  type WaitingPlace,
  confirmWaitingPlace,
  leaveWaitingList,
  KEPT_MINUTES,
} from '@/contracts/waiting-list'
import { formatCents } from '@/contracts/core/money'
import { Link } from '../ui/Link'
import { send } from '../api/request'
import { useExclusiveAction } from '../api/useExclusiveAction'
import { lineId } from '../cart/cart'
import { productHref } from '../cart/productHref'
import { useCart } from '../cart/useCart'
import { Headline } from '../layout/Headline'
import { LiveFailure } from '../ui/native/LiveFailure'
import { useClock } from '../ui/useClock'
import { useFocusRescue } from '../ui/useFocusRescue'
import { LocalTime } from '../orders/order/LocalTime'
import { numberInWords, capital } from '../orders/order/orderWords'

const OTHER_CURRENCY = 'Your cart is in another currency. Empty it first, then come back.'

export type PlaceLink = { entry: string; key: string }

type PlaceScreenProps = { rendered: WaitingPlace; link: PlaceLink; renderedAt: number }

/** Lets the visitor get in line, see their place, order the piece that is kept, or leave. */
export function PlaceScreen({ rendered, link, renderedAt }: PlaceScreenProps) {
  const [place, setPlace] = useState(rendered)
  const [farewell, setFarewell] = useState<string | null>(null)
  const { pending, failure, setFailure, attempt } = useExclusiveAction<'confirm' | 'leave'>()
  const { addKept } = useCart()
  const now = useClock(renderedAt)
  const { state, piece, hold, keptUntil } = place
  const isOver = keptUntil !== null && Date.parse(keptUntil) <= now
  const { start, end, text } = farewell
    ? { start: 'Out of', end: 'the line', text: farewell }
    : placeWords(place, now)

  const screen = useRef<HTMLDivElement>(null)
  useFocusRescue(screen)

  const confirm = () =>
    attempt('confirm', async () => setPlace(await send(confirmWaitingPlace, { params: link })))
  const leave = () =>
    attempt('leave', async () => setFarewell((await send(leaveWaitingList, { params: link })).message))

  function order(): void {
    if (!piece || !hold) return
    const { productId, variantId, title, detail, price, currency, image } = piece
    const id = lineId(productId, variantId)
    const line = { id, productId, variantId, title, detail, price, quantity: 1, currency, image, hold }
    if (addKept(line)) window.location.assign('/checkout')
    else setFailure(OTHER_CURRENCY)
  }

  return (
    <div ref={screen}>
      <div className="grid12 masthead place-masthead">
        <div className="place-title">
          {piece && <p className="caption">{piece.title}</p>}
          <Headline as="h1" size="h1" copy={{ start, end }} />
        </div>
        <div className="masthead-aside">
          <p className="muted" aria-live="polite">
            {text}
          </p>
          {piece && keptUntil && !isOver && !farewell && (
            <p>
              Kept until <LocalTime iso={keptUntil} />
            </p>
          )}
          <div className="place-actions">
            {piece && !farewell && state === 'unconfirmed' && (
              <button
                type="button"
                className="button button-primary button-large"
                aria-disabled={pending ? true : undefined}
                onClick={() => void confirm()}
              >
                {pending === 'confirm' ? 'Getting in line...' : 'Get in line'}
              </button>
            )}
            {piece && !farewell && state === 'kept' && !isOver && (
              <button type="button" className="button button-primary button-large price" onClick={order}>
                {`Order it · ${formatCents(piece.price, piece.currency)}`}
              </button>
            )}
            {!farewell && !isOver && (
              <button
                type="button"
                className="button button-quiet button-large"
                aria-disabled={pending ? true : undefined}
                onClick={() => void leave()}
              >
                {pending === 'leave' ? 'Leaving...' : LEAVE[state]}
              </button>
            )}
            {(farewell || isOver || !piece) && (
              <Link className="button button-ink button-large" href={piece ? hrefOf(piece) : '/shop'}>
                {piece ? 'See the piece' : 'See the shop'}
              </Link>
            )}
          </div>
          <LiveFailure text={failure} />
        </div>
      </div>
      {piece && (
        <div className="place-piece">
          {piece.image && <img src={piece.image} alt="" width={144} height={180} decoding="async" />}
          <p>
            <Link href={hrefOf(piece)}>{piece.title}</Link>
            {piece.detail && (
              <>
                <br />
                {piece.detail}
              </>
            )}
            <br />
            <span className="price">{formatCents(piece.price, piece.currency)}</span>
          </p>
        </div>
      )}
    </div>
  )
}

const LEAVE = {
  unconfirmed: 'Erase my address',
  waiting: 'Leave the line',
  kept: 'I do not want it any more',
} as const

const hrefOf = ({ productId, slug }: { productId: string; slug: string }) =>
  productHref({ id: productId, slug })

type PlaceWords = { start: string; end: string; text: string }

/** The place in line as a headline, and what comes next. `now` in ms since 1970. */
function placeWords({ state, ahead, keptUntil, piece }: WaitingPlace, now: number): PlaceWords {
  if (!piece) {
    const then = state === 'waiting' ? 'Should it come back, your place in line counts.' : 'Look again later.'
    return { start: 'Not here', end: 'now', text: `This piece is not in the shop now. ${then}` }
  }
  if (keptUntil !== null && Date.parse(keptUntil) <= now)
    return {
      start: 'Time is',
      end: 'up',
      text: 'The piece goes to the next in line. You can get in line again on its page.',
    }
  if (state === 'kept')
    return {
      start: 'Back, and',
      end: 'yours',
      text: 'One piece is kept for you. Order it before the time is over; then it goes to the next in line.',
    }
  const then = `The next piece is kept for you for ${KEPT_MINUTES} minutes, and a mail tells you.`
  if (state === 'unconfirmed')
    return {
      start: 'Tell me',
      end: 'when it is back',
      text: 'One press and you are in line. When it is your turn the piece is kept for you, and a mail tells you.',
    }
  if (ahead === 0) return { start: 'You are', end: 'the next', text: then }
  const others = ahead === 1 ? 'One person is' : `${capital(numberInWords(ahead))} people are`
  return { start: 'You are', end: 'in line', text: `${others} before you. Then a piece is kept for you.` }
}
