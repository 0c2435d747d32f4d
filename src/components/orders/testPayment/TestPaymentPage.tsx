import type { OrderPage } from '@/contracts/orders/orderPage'
import { formatCents } from '@/contracts/core/money'
import { Headline } from '../../layout/Headline'
import { NeedsScript } from '../../layout/NeedsScript'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'
import type { OrderLink } from '../order/useOrder'
import { TestPaymentForm } from './TestPaymentForm'

const TestPaymentStyles = styleSheet('test-payment')`
.test-masthead h1{font-variation-settings:"opsz" 21}
.order-back{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.test-payment{grid-column:1/8;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;justify-items:start;
  padding-bottom:var(--s-10);
  & ul{width:100%;border-bottom:1px solid var(--line)}
  & li{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:.5rem 1.5rem;align-items:center;padding-block:1rem;
    border-top:1px solid var(--line)}
}
${onPhone}{.test-payment{grid-column:1/-1;& li{grid-template-columns:minmax(0,1fr)}& .button{width:100%}}}
`

type TestPaymentPageProps = { order: OrderPage; link: OrderLink; orderUrl: string }

/** Stands in for a payment provider's page, on localhost only (docs/behaviour.md, 3.16). */
export function TestPaymentPage({ order, link, orderUrl }: TestPaymentPageProps) {
  const { number, total, currency } = order
  return (
    <main id="main" className="wrap">
      <TestPaymentStyles />
      <div className="grid12 masthead test-masthead">
        <Headline as="h1" size="h1" copy={{ start: 'Test', end: 'payment' }} />
        <div className="masthead-aside">
          <p className="muted">
            No money moves here. Choose how the payment of order {number} ends; with a real provider its page
            would stand in this place.
          </p>
        </div>
      </div>
      <NeedsScript what="Paying" />
      <div className="grid12">
        <TestPaymentForm link={link} orderUrl={orderUrl} amount={formatCents(total, currency)} />
      </div>
    </main>
  )
}
