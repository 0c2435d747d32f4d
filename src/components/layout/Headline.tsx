import { Fragment } from 'react'

type HeadlineProps = {
  as?: 'h1' | 'h2' | 'h3' | 'p'
  /** One of the theme's display sizes. */
  size: 'h1' | 'h2' | 'h3'
  /** The roman half, and the italic half. */
  copy: { start: string; end?: string | null }
  id?: string
  className?: string
}

/** A headline in two halves: roman, then italic. */
export function Headline({ as: Tag = 'h2', size, copy, id, className }: HeadlineProps) {
  return (
    <Tag id={id} className={`display ${size}${className ? ` ${className}` : ''}`}>
      <Kerned text={copy.start} />
      {copy.end && (
        <>
          {' '}
          <i>{copy.end}</i>
        </>
      )}
    </Tag>
  )
}

/** Kerns Bodoni's thin hyphen and its wide W by hand. */
function Kerned({ text }: { text: string }) {
  return text.split(/(-|W(?=e))/).map((part, index) => {
    if (part === '-') return <Piece key={index} className="hyphen" text={part} />
    if (part === 'W') return <Piece key={index} className="kern-w" text={part} />
    return <Fragment key={index}>{part}</Fragment>
  })
}

function Piece({ className, text }: { className: string; text: string }) {
  return <span className={className}>{text}</span>
}
