import { Fragment, type ReactNode } from 'react'
import type { Block, LinkTarget, Span } from '@/contracts/audience/letterBlocks'
import type { PublicLetter } from '@/contracts/audience/letterPages'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'
import { formatDay } from '../../ui/formatDay'

type Links = readonly string[]

/** A letter as everybody may read it, without script (docs/behaviour.md, 13.14). */
export function LetterPage({ letter }: { letter: PublicLetter }) {
  const { subject, preheader, sentAt, blocks, links } = letter
  // The page's own heading has the subject already; a picture may stand above the letter's.
  const first = blocks.find(({ kind }) => kind !== 'picture')
  const isRepeated = first?.kind === 'heading' && plain(first.spans) === subject
  const shown = isRepeated ? blocks.filter((block) => block !== first) : blocks
  return (
    <main id="main" className="wrap letter">
      <LetterPageStyles />
      <header>
        <p className="muted">
          <time dateTime={sentAt}>{formatDay(sentAt)}</time>
        </p>
        <h1 className="display h2">{subject}</h1>
        {preheader && <p className="lead">{preheader}</p>}
      </header>
      <article className="prose">
        <Blocks blocks={shown} links={links} />
      </article>
      <p className="subtle">
        It came as a letter. <a href="/subscribe">Get the next one</a>
      </p>
    </main>
  )
}

function Blocks({ blocks, links }: { blocks: readonly Block[]; links: Links }) {
  // Blocks never change places.
  return blocks.map((block, index) => <Fragment key={index}>{blockOf(block, links)}</Fragment>)
}

function blockOf(block: Block, links: Links): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2 className="display h3">{spansOf(block.spans, links)}</h2>
    case 'paragraph':
      return <p>{spansOf(block.spans, links)}</p>
    case 'button':
      return (
        <p>
          <a className="button button-primary" href={hrefOf(block.to, links)}>
            {spansOf(block.spans, links)}
          </a>
        </p>
      )
    case 'picture':
      return <img src={block.url} alt={block.alt} loading="lazy" />
    case 'rule':
      return <hr />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} links={links} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} links={links} />
        </li>
      ))
      return block.first === null ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>
    }
  }
}

function spansOf(spans: readonly Span[], links: Links): ReactNode {
  return spans.map((span, index) => <Fragment key={index}>{spanOf(span, links)}</Fragment>)
}

function spanOf(span: Span, links: Links): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text
    case 'name':
      return span.fallback
    case 'break':
      return <br />
    case 'picture':
      return <img src={span.url} alt={span.alt} loading="lazy" />
    case 'strong':
      return <strong>{spansOf(span.spans, links)}</strong>
    case 'em':
      return <em>{spansOf(span.spans, links)}</em>
    case 'link':
      return <a href={hrefOf(span.to, links)}>{spansOf(span.spans, links)}</a>
  }
}

/** Who is not on the list yet has nothing to choose from. */
function hrefOf(to: LinkTarget, links: Links): string {
  if (to === 'preferences') return '/subscribe'
  return typeof to === 'string' ? to : (links[to] ?? '/')
}

function plain(spans: readonly Span[]): string {
  return spans
    .map((span) => ('spans' in span ? plain(span.spans) : span.kind === 'text' ? span.text : ''))
    .join('')
}

const LetterPageStyles = styleSheet('letter')`
.letter{display:grid;gap:clamp(1.5rem,3vw,3rem);justify-items:start;padding-block:clamp(2.5rem,5vw,5rem) var(--s-10);
  & > header{display:grid;gap:.75rem;max-width:56rem}
  & h1{overflow-wrap:anywhere}
  & .prose{display:grid;gap:1.125rem;width:100%;overflow-wrap:anywhere}
  & .prose > h2{margin-top:.75rem}
  & img{display:block;max-width:100%;height:auto}
  & blockquote{padding-left:1.125rem;border-left:3px solid var(--coral);font-style:italic}
  & hr{width:100%;border:0;border-top:1px solid var(--ink)}
}
${onPhone}{.letter .button{width:100%}}
`
