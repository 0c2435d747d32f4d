import type { PageCopy } from '@/contracts/content'
import { Headline } from '../../layout/Headline'
import { LongText } from '../../layout/LongText'

/** Heights of the drawn waveform, in percent; it peaks twice. */
const WAVE = [
  18, 34, 52, 30, 72, 94, 60, 40, 66, 84, 100, 58, 38, 24, 46, 70, 52, 88, 64, 34, 20, 44, 62, 36, 16,
]

/** The podcast: text, and a waveform. */
export function PodcastChapter({ copy }: { copy: PageCopy<'platform'>['podcast'] }) {
  return (
    <section className="wrap grid12 chapter chapter-ruled">
      <span className="chapter-number" aria-hidden="true">
        4
      </span>
      <div className="chapter-main">
        <Headline size="h2" copy={copy.heading} />
        <LongText className="lead" text={copy.intro} />
      </div>
      <div className="chapter-aside wave" aria-hidden="true">
        {WAVE.map((height, index) => (
          <i key={index} style={{ height: `${height}%` }} />
        ))}
      </div>
    </section>
  )
}
