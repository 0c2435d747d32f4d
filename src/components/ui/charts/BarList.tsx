import type { CSSProperties, ReactNode } from 'react'
import { ChartStyles } from './ChartStyles'

export type Bar = {
  id: string
  /** The text, or a control that opens what the number counts. */
  name: ReactNode
  /** The bar's length; the longest of the list fills its row. */
  value: number
  /** The number as it is read. */
  text: string
  /** Beside the number, such as its share of all. */
  share?: string
}

/** Rows whose lower rule is their bar; the number stands in each. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <ChartStyles />
      <ol className="bars" aria-label={label}>
        {bars.map(({ id, name, value, text, share }) => (
          <li
            key={id}
            data-shares={share === undefined ? '' : undefined}
            style={{ '--share': `${Math.round((value / most) * 1000) / 10}%` } as CSSProperties}
          >
            <span className="bars-name">{name}</span>
            <b>{text}</b>
            {share !== undefined && <small>{share}</small>}
          </li>
        ))}
      </ol>
    </>
  )
}
