import { VISIT_DAYS } from '@/contracts/audience/numbers'
import { NeedsScript } from '../../layout/NeedsScript'
import { CountMe } from './CountMe'

/** What is true of visits: whether they are counted, and how to stay out (docs/behaviour.md, 3.11). */
export function VisitsSection({ isCounting }: { isCounting: boolean }) {
  return (
    <section className="grid12 privacy-section">
      <h2 className="display h3">Visits</h2>
      <div className="prose">
        {isCounting ? (
          <>
            <p>
              Visits to the public pages are counted, without cookies and without a profile. Stored are the
              pages, day and hour, the seconds on screen, the site or campaign you came from, the kind of
              device and browser, your country as your browser’s time zone tells it, and whether a visit led
              to a sign-up, an application, a cart, an order or a pressed link.
            </p>
            <p>
              Never stored are your address and the line by which your browser names itself. You are told
              apart from others for one day, with a key that is then thrown away, so nobody can tell that you
              came back tomorrow. Single visits are deleted after {VISIT_DAYS} days.
            </p>
            <p>
              Pages with a key in their address, such as your order, are not counted. Nobody is counted whose
              browser sends Global Privacy Control or Do Not Track, and neither is this browser if you say so.
              It then keeps that choice, also in a cookie named “uncounted” that says nothing else and ends
              after 400 days:
            </p>
          </>
        ) : (
          <p>
            Visits are not counted. There is no tracking and no analytics. If that ever changes, this section
            changes with it, and this browser can stay out from now on:
          </p>
        )}
        <CountMe />
        <NeedsScript what="Staying out" />
      </div>
    </section>
  )
}
