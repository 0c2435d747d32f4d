'use client'

import { styled } from 'styled-components'
import { CLICKS_FROM, type LetterClicks, floorOf, readLetterClicks } from '@/contracts/audience/letterClicks'
import type { Letter } from '@/contracts/audience/letters'
import { formatCents } from '@/contracts/core/money'
import { useLoad } from '../../api/useLoad'
import { Card } from '../../ui/Card'
import { SkeletonRows } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { count } from '../../ui/count'

/** How often the clicks are counted while they are shown, in ms. */
const REFRESH_MS = 30_000

/** How many mails were opened for certain, and how many led to each link; whose they are is not known. */
export function Clicks({ letter }: { letter: Letter }) {
  const load = useLoad(readLetterClicks, {
    params: { id: letter.id },
    revalidateOnMount: true,
    refreshInterval: REFRESH_MS,
  })
  const most = Math.max(1, ...(load.data?.links.map(({ clicks }) => clicks) ?? []))
  return (
    <Card title="Clicks" aside={<Aside className="subtle">Robots left out</Aside>}>
      <WhenLoaded
        load={load}
        text="Counting clicks..."
        skeleton={<SkeletonRows />}
        failure="The clicks could not be counted."
      >
        {() =>
          load.data &&
          (load.data.opened === null ? (
            <p className="subtle">{`Shown from ${CLICKS_FROM} people on, so that a number tells of nobody.`}</p>
          ) : (
            <>
              <Floor>
                <b>{`≥ ${floorOf(load.data.opened, load.data.sent)}%`}</b> opened it
              </Floor>
              <p className="subtle">
                {`${count(load.data.opened)} of ${count(load.data.sent)} mails had a click, `}
                so at least these were opened. Whose they are is not stored.
              </p>
              <Links>
                {load.data.links.map(({ url, clicks }) => (
                  <li key={url}>
                    <span>{shortOf(url)}</span>
                    <b>{count(clicks)}</b>
                    <i style={{ width: `${(clicks / most) * 100}%` }} />
                  </li>
                ))}
              </Links>
              {load.data.revenue && <Sold revenue={load.data.revenue} />}
            </>
          ))
        }
      </WhenLoaded>
    </Card>
  )
}

/** What was bought through its links to the shop. */
function Sold({ revenue }: { revenue: NonNullable<LetterClicks['revenue']> }) {
  const sums = revenue.map(({ currency, cents }) => formatCents(cents, currency))
  return (
    <Floor>
      {sums.length > 0 ? (
        <>
          <b>{sums.join(', ')}</b> sold through it, net of refunds
        </>
      ) : (
        'Nothing sold through it yet'
      )}
    </Floor>
  )
}

/** An own page by its path, another by its address; without what we added. */
function shortOf(url: string): string {
  const { hostname, host, pathname, searchParams } = new URL(url)
  const isOwn = searchParams.get('utm_source') === 'newsletter' || host === window.location.host
  return isOwn ? pathname : hostname + (pathname === '/' ? '' : pathname)
}

const Aside = styled.span`
  margin-left: auto;
`

const Floor = styled.p`
  color: var(--ink-2);

  > b {
    font-size: 1.75rem;
    font-weight: 550;
    color: var(--ink);
  }
`

const Links = styled.ul`
  margin: 0.75rem 0;

  > li {
    position: relative;
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    padding: 0.625rem 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  i {
    position: absolute;
    bottom: -1px;
    left: 0;
    height: 3px;
    background: var(--ink);
  }
`
