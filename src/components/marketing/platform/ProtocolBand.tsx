import type { PageCopy } from '@/contracts/content'
import { LongText } from '../../layout/LongText'

/** The open protocol: the number at 30 % of the window's width, and three benefits. */
export function ProtocolBand({ copy }: { copy: PageCopy<'platform'>['protocol'] }) {
  return (
    <section className="band protocol">
      <div className="wrap">
        <h2>
          <span className="display protocol-number">{copy.number}</span>{' '}
          <span className="display h2">
            {copy.heading.start} {copy.heading.end && <i>{copy.heading.end}</i>}
          </span>
        </h2>
        <LongText text={copy.intro} />
        <ul className="protocol-benefits">
          {copy.benefits?.map(({ id, title, text }) => (
            <li key={id ?? title}>
              <h3 className="display h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
