import type { Silk } from '../../layout/SilkStill'
import { SilkFigure } from './SilkFigure'

type EventHeadProps = {
  /** Set so large that it crosses the edge of the silk: a day of the month, or a place in line. */
  figure: string
  caption: string
  line: string
  /** In its place on phones, where the paper is narrow. */
  shortLine?: string
  silk: Silk
}

/** The head of an event's page: a large number that lies half on paper, half on silk. */
export function EventHead({ figure, caption, line, shortLine = line, silk }: EventHeadProps) {
  return (
    <div className="event-head">
      <SilkFigure figure={figure} className="event-figure" silk={silk} sizes="75vw" />
      <p className="event-when">
        <span className="caption">{caption}</span>
        <b className="event-line">{line}</b>
        <b className="event-line-short">{shortLine}</b>
      </p>
    </div>
  )
}
