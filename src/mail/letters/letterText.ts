import type { AddressOf } from './letterHtml'
import { mark } from './marks'
import type { Block, Span } from '@/contracts/audience/letterBlocks'

/** A letter as plain text. */
export function letterText(blocks: Block[], addressOf: AddressOf): string {
  return blocks.map((block) => blockText(block, addressOf)).join('\n\n')
}

function blockText(block: Block, addressOf: AddressOf): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return spansText(block.spans, addressOf)
    case 'button':
      return `${spansText(block.spans, addressOf)}: ${addressOf(block.to)}`
    case 'picture':
      return pictureText(block)
    case 'rule':
      return '---'
    case 'quote':
      return indented(letterText(block.blocks, addressOf), '> ')
    case 'list':
      return block.items
        .map((item, place) => {
          const sign = block.first === null ? '- ' : `${block.first + place}. `
          const text = item.map((each) => blockText(each, addressOf)).join('\n')
          return sign + indented(text, ' '.repeat(sign.length)).trimStart()
        })
        .join('\n')
  }
}

function spansText(spans: Span[], addressOf: AddressOf): string {
  return spans
    .map((span) => {
      switch (span.kind) {
        case 'text':
          return span.text
        case 'name':
          return mark('name', span.fallback)
        case 'break':
          return '\n'
        case 'picture':
          return pictureText(span)
        case 'link':
          return linkText(spansText(span.spans, addressOf), addressOf(span.to))
        case 'strong':
        case 'em':
          return spansText(span.spans, addressOf)
      }
    })
    .join('')
}

/** An address to write to stands once. */
const linkText = (words: string, address: string) =>
  address === `mailto:${words}` ? words : `${words} (${address})`

const pictureText = ({ alt }: { alt: string }) => (alt ? `[${alt}]` : '')

function indented(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => (by + line).trimEnd())
    .join('\n')
}
