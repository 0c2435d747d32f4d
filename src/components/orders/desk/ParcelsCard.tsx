'use client'

import { styled } from 'styled-components'
import type { DeskOrder } from '@/contracts/orders/desk'
import { correctShipment } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import type { Shipment } from '@/contracts/orders/orderPage'
import { deliveryOfPieces } from '@/contracts/orders/parts'
import { FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { monthDay } from '../../ui/dateFormats'
import { ordinal } from '../order/orderWords'
import { PARCEL, ParcelFields, parcelValues } from './ParcelFields'
import { ORDER_CALLS } from './orderCalls'
import { firstName } from './deskWords'

/** The parcels that left, each with its pieces, if any did; a wrong carrier or number is corrected here. */
export function ParcelsCard({ order }: { order: DeskOrder }) {
  const parcels = order.shipments.filter(({ lines }) => deliveryOfPieces(order, lines) === 'ship')
  if (parcels.length === 0) return null
  return (
    <Card title="Parcels">
      <List>
        {parcels.map((parcel, index) => (
          <li key={parcel.id}>
            <i aria-hidden="true">
              <Icon name="tote" size="small" />
            </i>
            <div>
              <b>{`${ordinal(index)} parcel, ${piecesOf(order, parcel)}`}</b>
              <small>
                {[
                  [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' '),
                  monthDay(new Date(parcel.at)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {parcel.correctedAt && (
                <small className="corrected">{`Corrected ${monthDay(new Date(parcel.correctedAt))}`}</small>
              )}
            </div>
            {parcel.trackingUrl && (
              <a
                className="button button-line button-small"
                href={parcel.trackingUrl}
                target="_blank"
                rel="noreferrer"
              >
                Track it
              </a>
            )}
            <Correction order={order} parcel={parcel} />
          </li>
        ))}
      </List>
    </Card>
  )
}

function Correction({ order, parcel }: { order: DeskOrder; parcel: Shipment }) {
  return (
    <FormDialog
      name={`parcel.${parcel.id}`}
      title="Correct the parcel"
      button={(open) => (
        <Button variant="quiet" onPress={open}>
          Edit
        </Button>
      )}
      schema={PARCEL}
      initialValues={() => parcelValues(parcel)}
      submit={(body) =>
        send(correctShipment, { params: { id: order.id }, body: { shipmentId: parcel.id, ...body } })
      }
      refresh={ORDER_CALLS}
      success={{ title: DESK_TEXTS.corrected }}
      failure={DESK_TEXTS.failed}
      showsServerText
      submitLabel={`Save and tell ${firstName(order)}`}
      pendingLabel="Saving..."
    >
      {(form) => <ParcelFields form={form} />}
    </FormDialog>
  )
}

/** "2 × Shell hoop earrings, Slip dress" */
function piecesOf({ lines }: DeskOrder, parcel: Shipment): string {
  return parcel.lines
    .map(({ lineId, quantity }) => {
      const title = lines.find(({ id }) => id === lineId)?.title ?? ''
      return quantity > 1 ? `${quantity} × ${title}` : title
    })
    .join(', ')
}

const List = styled.ul`
  margin: 0 -1.25rem -1.25rem;
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
    align-items: center;
    padding: 0.875rem 1.25rem;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > i {
    display: grid;
    width: 2.5rem;
    height: 2.5rem;
    flex: none;
    place-items: center;
    border: 1px solid var(--line);
    border-radius: 6px;
  }
  > li > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b,
  small {
    display: block;
  }
  b {
    font-weight: 550;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  .corrected {
    color: var(--glass-ink);
  }
`
