import { styled } from 'styled-components'
import { onNarrowPhone } from '../theme/tokens'
import { EqualColumns } from './Columns'
import { Skeleton } from './Skeleton'

/** Placeholder of a StatStrip. */
export function SkeletonStrip({ count }: { count: number }) {
  return (
    <Strip className="card">
      {placesOf(count).map((place) => (
        <div key={place}>
          <Skeleton width="min(6rem, 70%)" height="0.8125rem" />
          <Skeleton width="3rem" height="1.75rem" />
        </div>
      ))}
    </Strip>
  )
}

/** Placeholder of a list or a table: rows in a card, each with a picture if the rows have one. */
export function SkeletonRows({ count = 4, picture }: { count?: number; picture?: 'small' | 'large' }) {
  const size = picture === 'large' ? '3.25rem' : '2.5rem'
  return (
    <div className="card">
      {placesOf(count).map((place) => (
        <Row key={place}>
          {picture && <Skeleton width={size} height={size} />}
          <Words />
          <Skeleton width="5rem" height="1.375rem" />
        </Row>
      ))}
    </div>
  )
}

/** Placeholder of cards in the same number of columns. */
export function SkeletonCards({ count = 4, columns = 2 }: { count?: number; columns?: 1 | 2 }) {
  const cards = placesOf(count).map((place) => (
    <Card key={place} className="card card-pad">
      <Words />
      <Skeleton />
      <Skeleton width="45%" />
    </Card>
  ))
  return columns === 1 ? (
    <div className="stack">{cards}</div>
  ) : (
    <EqualColumns $count={2} $least="18rem">
      {cards}
    </EqualColumns>
  )
}

/** Placeholder of a list with the selected record beside it. */
export function SkeletonSplit() {
  return (
    <EqualColumns $count={2} $least="18rem">
      <SkeletonRows />
      <SkeletonCards count={1} columns={1} />
    </EqualColumns>
  )
}

/** Placeholder of a form: labels with their fields. */
export function SkeletonFields({ count = 3 }: { count?: number }) {
  return (
    <div className="stack measure">
      {placesOf(count).map((place) => (
        <Lines key={place}>
          <Skeleton width="6rem" height="0.8125rem" />
          <Skeleton height="var(--h-control)" />
        </Lines>
      ))}
    </div>
  )
}

function Words() {
  return (
    <Lines>
      <Skeleton width="min(14rem, 80%)" height="1.0625rem" />
      <Skeleton width="min(9rem, 55%)" height="0.8125rem" />
    </Lines>
  )
}

function placesOf(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}

const Strip = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  > div {
    display: grid;
    gap: 0.625rem;
    padding: 1.25rem;
  }
  > div + div {
    border-left: 1px solid var(--line);
  }
  ${onNarrowPhone} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;

    > div {
      padding: 1rem;
    }
    > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
      border-left: 0;
    }
  }
`

const Row = styled.div`
  display: flex;
  gap: 0.875rem;
  align-items: center;
  padding: 0.875rem 1.25rem;

  & + & {
    border-top: 1px solid var(--line);
  }
  > .skeleton {
    flex: none;
  }
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: 0.5rem;
`

const Card = styled.div`
  display: grid;
  gap: 0.875rem;
`
