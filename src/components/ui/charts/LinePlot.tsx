import type { ReactNode } from 'react'
import { ChartStyles } from './ChartStyles'
import { type Values, across, areaPath, down, linePath, namedPoints, niceTicks, spread } from './scale'

/** How a line is drawn; each look differs by its dashes, not by colour alone. */
type LineLook = 'main' | 'second' | 'before'

export type ChartLine = {
  look: LineLook
  label: string
  /** A short label, at the end of the line. */
  short?: string
  /** The sum or share beside the label. */
  total?: string
  values: Values
}

/** A point of the first line that is named in the plot. */
export type ChartMark = { index: number; title: string; note?: string }

type PlotProps = {
  /** What each point is called below the plot. */
  labels: readonly string[]
  lines: readonly ChartLine[]
  mark?: ChartMark | undefined
  /** The point that still goes on, which is drawn as unfinished; -1 if there is none. */
  openAt?: number
  /** The point under the cursor. */
  at?: number | null
  /** What lies over the plot, such as its cursor. */
  children?: ReactNode
}

const NAMES = 5
const LABEL_ROOM = 90

/**
 * The drawing of a line chart: straight lines over a scale from zero. It stretches to any width while its texts keep
 * their size. Screen readers get the sentence and the table of the figure around it.
 */
export function LinePlot({ labels, lines, mark, openAt = -1, at = null, children }: PlotProps) {
  const count = labels.length
  const highest = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = niceTicks(highest)
  const top = ticks.at(-1) ?? 1
  const [main] = lines
  return (
    <div className="plot">
      <ChartStyles />
      <Drawing>
        {ticks.map((tick) => (
          <span key={tick} className="plot-tick" style={{ top: percent(down(tick, top)) }}>
            {tick.toLocaleString('en-US')}
          </span>
        ))}
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
          {ticks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? 'plot-axis' : 'plot-grid'}
              d={`M0 ${down(tick, top)}H1000`}
            />
          ))}
          {main && <path className="plot-ground" d={areaPath(main.values, top)} />}
          {mark && <path className="plot-rule" d={`M${across(mark.index, count)} 0V1000`} />}
          {at !== null && <path className="plot-rule plot-cursor" d={`M${across(at, count)} 0V1000`} />}
          {lines.toReversed().map((line) => (
            <Line key={line.look} line={line} top={top} openAt={openAt} />
          ))}
        </svg>
        <Dot values={main?.values} index={at ?? mark?.index} top={top} />
        {mark && (
          <span
            className="plot-mark"
            data-side={mark.index > count / 2 ? 'left' : undefined}
            style={{ left: percent(across(mark.index, count)) }}
          >
            <b>{mark.title}</b>
            {mark.note && <small>{mark.note}</small>}
          </span>
        )}
        <EndNames lines={lines} top={top} openAt={openAt} />
        {namedPoints(count, NAMES).map((index) => (
          <span
            key={index}
            className="plot-name"
            data-end={
              count > 1 && index === 0 ? 'first' : index > 0 && index === count - 1 ? 'last' : undefined
            }
            style={{ left: percent(across(index, count)) }}
          >
            {labels[index]}
          </span>
        ))}
      </Drawing>
      {children}
    </div>
  )
}

/** Nothing of it is read out; it takes no place of its own. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <div className="plot-drawing" aria-hidden="true">
      {children}
    </div>
  )
}

/** Solid as far as its points are over, and dotted to the one that still goes on. */
function Line({ line: { look, values }, top, openAt }: { line: ChartLine; top: number; openAt: number }) {
  const drawn = `plot-line plot-${look}`
  if (openAt === -1 || look === 'before') return <path className={drawn} d={linePath(values, top)} />
  const isLastStep = (index: number) => index === openAt || index === openAt - 1
  const over = values.map((value, index) => (index === openAt ? null : value))
  const open = values.map((value, index) => (isLastStep(index) ? value : null))
  return (
    <>
      <path className={drawn} d={linePath(over, top)} />
      <path className={`${drawn} plot-open`} d={linePath(open, top)} />
    </>
  )
}

function Dot({
  values,
  index,
  top,
}: {
  values?: Values | undefined
  index?: number | undefined
  top: number
}) {
  const value = index === undefined ? null : (values?.[index] ?? null)
  if (!values || index === undefined || value === null) return null
  const place = { left: percent(across(index, values.length)), top: percent(down(value, top)) }
  return <i className="plot-dot" style={place} />
}

/** What each line ends at, right of its last point, where there is room. */
function EndNames({ lines, top, openAt }: { lines: readonly ChartLine[]; top: number; openAt: number }) {
  const ends = lines.flatMap(({ look, label, short = label, values }) => {
    const index = values.findLastIndex((value) => value !== null)
    const last = values[index] ?? null
    const name = look !== 'before' && index === openAt ? `${short} so far` : short
    return last === null ? [] : [{ look, name, last, left: percent(across(index, values.length)) }]
  })
  const heights = spread(
    ends.map(({ last }) => down(last, top)),
    LABEL_ROOM,
  )
  return ends.map(({ look, name, last, left }, index) => (
    <span key={look} className="plot-end" style={{ left, top: percent(heights[index] ?? 0) }}>
      <b>{last.toLocaleString('en-US')}</b> {name}
    </span>
  ))
}

/** The lines' looks with their names, and what they come to. */
export function ChartKey({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul className="plot-key">
      {lines.map(({ look, label, total }) => (
        <li key={look}>
          <svg viewBox="0 0 34 6" aria-hidden="true">
            <path className={`plot-line plot-${look}`} d="M1 3H33" />
          </svg>
          {label} {total && <b>{total}</b>}
        </li>
      ))}
    </ul>
  )
}

function percent(thousandths: number): string {
  return `${thousandths / 10}%`
}
