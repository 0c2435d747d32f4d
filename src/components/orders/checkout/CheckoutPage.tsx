import { NeedsScript } from '../../layout/NeedsScript'
import { CheckoutScreen } from './CheckoutScreen'
import { CheckoutStyles } from './CheckoutStyles'

/** The checkout: one page, one button (docs/behaviour.md, 3.14). */
export function CheckoutPage() {
  return (
    <main id="main" className="wrap">
      <CheckoutStyles />
      <div className="grid12 masthead checkout-masthead">
        <h1 className="display h1">
          Check<i>out</i>
        </h1>
        <div className="masthead-aside">
          <p className="muted">A few short parts and one button. Nothing is charged before you press it.</p>
        </div>
      </div>
      <NeedsScript what="Checking out" />
      <CheckoutScreen />
    </main>
  )
}
