import { styled } from 'styled-components'
import { spread } from './take'

const BARS = 40

type Props = {
  levels: readonly number[]
  /** The coloured share, 0 to 1. */
  filled?: number
  /** Only the last seconds, growing from the right, while recording. */
  isLive?: boolean
}

/** The loudness of a recording as bars. Decorative: state and time are shown beside it as text. */
export function Wave({ levels, filled = 0, isLive = false }: Props) {
  const bars = isLive ? lastOf(levels) : spread(levels, BARS)
  return (
    <Bars aria-hidden="true">
      {bars.map((level, index) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- a bar is identified by its position
          key={index}
          data-filled={isLive ? level > 0 || undefined : index < filled * BARS || undefined}
          style={{ height: `${Math.round(8 + 92 * Math.min(1, Math.sqrt(level)))}%` }}
        />
      ))}
    </Bars>
  )
}

function lastOf(levels: readonly number[]): number[] {
  const last = levels.slice(-BARS)
  return [...Array<number>(BARS - last.length).fill(0), ...last]
}

const Bars = styled.div`
  display: flex;
  flex: 1 1 0;
  gap: 2px;
  align-items: center;
  min-width: 0;
  height: 2.5rem;

  > i {
    flex: 1 1 0;
    min-width: 1px;
    max-width: 5px;
    border-radius: 2px;
    background: var(--line-strong);
  }
  > i[data-filled] {
    background: var(--coral);
  }
`
