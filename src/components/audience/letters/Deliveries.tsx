'use client'

import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { type Delivery, listDeliveries } from '@/contracts/audience/letterSending'
import type { DeliveryState, Letter } from '@/contracts/audience/letters'
import { send } from '../../api/request'
import { useLoad } from '../../api/useLoad'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { SkeletonRows } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { count } from '../../ui/count'

type Props = { letter: Letter; state: DeliveryState; title: string; aside: string }

/** Whom a letter did not reach, with what the mail server said. */
export function Deliveries({ letter, state, title, aside }: Props) {
  return (
    <Card
      title={title}
      aside={
        <>
          <span className="count">{count(letter.counts[state])}</span>
          <Aside className="subtle">{aside}</Aside>
        </>
      }
      isFlush
    >
      <DeliveryRows letter={letter} state={state} />
    </Card>
  )
}

type RowsProps = { letter: Letter; state: DeliveryState; end?: (delivery: Delivery) => ReactNode }

/** The people of one state, 50 at once. They load again when their number changes. */
export function DeliveryRows({ letter, state, end = endOf }: RowsProps) {
  const params = { id: letter.id }
  const load = useLoad(listDeliveries, { params, query: { state }, revalidateOnMount: true })
  const [further, setFurther] = useState<{ items: Delivery[]; next: string | null } | null>(null)
  const attempt = useAttempt<unknown>({ failure: 'The others could not be loaded.' })
  const next = further ? further.next : (load.data?.next ?? null)

  async function showMore(): Promise<void> {
    const after = next ?? undefined
    await attempt(async () => {
      const page = await send(listDeliveries, { params, query: { state, after } })
      setFurther((before) => ({ items: [...(before?.items ?? []), ...page.items], next: page.next }))
    }).catch(() => undefined)
  }
  return (
    <WhenLoaded
      load={load}
      text="Loading addresses..."
      skeleton={<SkeletonRows />}
      failure="The addresses could not be loaded."
    >
      {() => (
        <>
          <Rows>
            {[...(load.data?.items ?? []), ...(further?.items ?? [])].map((delivery) => (
              <li key={delivery.id}>
                <span>
                  <b>{delivery.email ?? 'Erased'}</b>
                  {delivery.response && <small>{delivery.response}</small>}
                </span>
                <span className="subtle">{end(delivery)}</span>
              </li>
            ))}
          </Rows>
          {next && (
            <Foot>
              <Button size="small" variant="line" onPress={() => void showMore()}>
                Load more
              </Button>
            </Foot>
          )}
        </>
      )}
    </WhenLoaded>
  )
}

const endOf = ({ attempts }: Delivery): string => (attempts > 1 ? `Tried ${attempts} times` : '')

const Aside = styled.span`
  margin-left: auto;
`

const Foot = styled.div`
  padding: 0.75rem 1.25rem;
`

const Rows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    justify-content: space-between;
    padding: 0.75rem 1.25rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: var(--t-small);
    color: var(--st-red);
  }
`
