import type { EventPage } from '@/contracts/eventPage'

/** Above this many, a bar is drawn in place of the dots. */
const DOTS_MAX = 60

type PlacesProps = { event: Pick<EventPage, 'capacity' | 'seatsLeft' | 'held'>; note: string }

/** How many places are left, in words and as dots. */
export function Places({ event: { capacity, seatsLeft, held }, note }: PlacesProps) {
  if (capacity === null || seatsLeft === null) {
    return (
      <div className="event-places">
        <p>Everybody fits</p>
        <p className="muted">{note}</p>
      </div>
    )
  }
  const taken = Math.min(capacity, capacity - seatsLeft)
  return (
    <div className="event-places">
      <p>
        {`${seatsLeft === 0 ? taken - (held?.count ?? 0) : seatsLeft} of ${capacity}`}
        <small>
          {seatsLeft > 0 ? 'places left' : held ? `places taken, ${held.count} held` : 'places taken'}
        </small>
      </p>
      {capacity > DOTS_MAX && (
        <div className="progress" aria-hidden="true">
          <i style={{ width: `${(100 * taken) / capacity}%` }} />
        </div>
      )}
      {capacity > 0 && capacity <= DOTS_MAX && (
        <div className="event-dots" aria-hidden="true">
          {Array.from({ length: capacity }, (_, index) => (
            <i key={index} data-free={index < taken ? undefined : ''} />
          ))}
        </div>
      )}
      <p className="muted">{note}</p>
    </div>
  )
}
