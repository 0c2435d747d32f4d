import type { MediaFile } from '@/contracts/content'
import { SilkStill } from '../../layout/SilkStill'

/** The still of the silk, wide and upright. */
export type Silk = { wide: MediaFile | null; upright: MediaFile | null }

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
      <p className="display event-figure" aria-hidden="true">
        {figure}
      </p>
      <div className="silk event-silk">
        <SilkStill wide={silk.wide} upright={silk.upright} sizes="75vw" />
        <p className="display event-figure" aria-hidden="true">
          {figure}
        </p>
      </div>
      <p className="event-when">
        <span className="caption">{caption}</span>
        <b className="event-line">{line}</b>
        <b className="event-line-short">{shortLine}</b>
      </p>
    </div>
  )
}
