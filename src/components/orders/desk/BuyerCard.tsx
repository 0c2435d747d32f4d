import { styled } from 'styled-components'
import type { DeskOrder } from '@/contracts/orders/desk'
import { Card } from '../../ui/Card'
import { AddressLines } from './AddressLines'
import { momentText } from './orderWords'

/** The buyer, and where the order goes. */
export function BuyerCard({ order: { buyer, delivery, addressChangedAt } }: { order: DeskOrder }) {
  const { name, email, phone, note } = buyer
  return (
    <Card title="Buyer">
      <Facts>
        <p>
          <b>{name || 'Erased'}</b>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
        {delivery === 'pickup' && <p>Picks it up.</p>}
        {delivery === 'download' && <p>Downloads it. Nothing is shipped.</p>}
        {delivery === 'ship' && <AddressLines buyer={buyer} />}
        {addressChangedAt && (
          <p className="subtle">{`The buyer changed the address, ${momentText(addressChangedAt)}.`}</p>
        )}
        {note && (
          <blockquote>
            <b>Note</b>
            {note}
          </blockquote>
        )}
      </Facts>
    </Card>
  )
}

const Facts = styled.div`
  display: grid;
  gap: 0.75rem;
  line-height: 1.55;
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: 600;
  }
  a {
    display: block;
    width: fit-content;
    min-height: 2.75rem;
    line-height: 2.75rem;
    color: inherit;
    text-underline-offset: 0.25em;
  }
  blockquote {
    padding-left: 0.875rem;
    border-left: 2px solid var(--glass-ink);
    font-size: var(--t-small);
    color: var(--ink-2);
    white-space: pre-line;
  }
`
