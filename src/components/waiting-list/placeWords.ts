import { KEPT_MINUTES, type PlaceInLine } from '@/contracts/waiting-list'
import { inWords, capital } from '../orders/order/orderWords'

export type PlaceWords = { start: string; end: string; text: string }

/** The place in line as a headline, and what comes next. `now` in ms since 1970. */
export function placeWords({ state, ahead, keptUntil, piece }: PlaceInLine, now: number): PlaceWords {
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
  const others = ahead === 1 ? 'One person is' : `${capital(inWords(ahead))} people are`
  return { start: 'You are', end: 'in line', text: `${others} before you. Then a piece is kept for you.` }
}
