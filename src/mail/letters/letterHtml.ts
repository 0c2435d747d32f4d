import { LIGHT, SANS, SERIF, button, escapeHtml, font, headline, row } from '@/mail/mailParts'
import { mark } from './marks'
import type { Block, LinkTarget, Span } from '@/contracts/audience/letterBlocks'

/** A link's address, as text. */
export type AddressOf = (to: LinkTarget) => string

const WIDTH = 600
const PADDED_WIDTH = 520

/** A letter's card as rows of HTML; a picture that comes first goes from edge to edge. */
export function letterHtml(blocks: Block[], addressOf: AddressOf): string {
  const [first, ...rest] = blocks
  const [cover, inside] = first?.kind === 'picture' ? [first, rest] : [null, blocks]
  return [
    ...(cover
      ? [`<tr><td class="m-card" style="background:${LIGHT.card}">${image(cover, WIDTH)}</td></tr>`]
      : []),
    row('34px 40px 40px', blocksHtml(inside, addressOf)),
  ].join('\n')
}

function blocksHtml(blocks: Block[], addressOf: AddressOf): string[] {
  return blocks.map((block) => blockHtml(block, addressOf))
}

function blockHtml(block: Block, addressOf: AddressOf): string {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block.level, spansHtml(block.spans, addressOf))
    case 'paragraph':
      return paragraph('0 0 18px', spansHtml(block.spans, addressOf))
    case 'button':
      return `<div style="padding:0 0 24px">${button(
        escapeHtml(addressOf(block.to)),
        spansHtml(block.spans, addressOf),
      )}</div>`
    case 'picture':
      return `<div style="padding:0 0 18px">${image(block, PADDED_WIDTH)}</div>`
    case 'rule':
      return `<div class="m-rule" role="separator" style="border-top:1px solid ${LIGHT.ink};margin:22px 0 26px;\
font-size:1px;line-height:1px">&nbsp;</div>`
    case 'quote':
      return `<blockquote class="m-quote m-ink" style="margin:8px 0 24px;padding:2px 0 2px 18px;\
border-left:3px solid ${LIGHT.coral}">${quoteHtml(block.blocks, addressOf)}</blockquote>`
    case 'list':
      return listHtml(block, addressOf)
  }
}

function headingHtml(level: 1 | 2, content: string): string {
  if (level === 1) return `<div style="padding:0 0 14px">${headline(content)}</div>`
  const style = `margin:14px 0 8px;${font(SERIF, 27, 34)};letter-spacing:-.4px;color:${LIGHT.ink};\
overflow-wrap:anywhere`
  return `<h2 class="m-ink" style="${style}">${content}</h2>`
}

function paragraph(margin: string, content: string, type = font(SANS, 17, 26)): string {
  const style = `margin:${margin};${type};color:${LIGHT.ink};overflow-wrap:anywhere`
  return `<p class="m-ink" style="${style}">${content}</p>`
}

function quoteHtml(blocks: Block[], addressOf: AddressOf): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? paragraph('0 0 6px', spansHtml(block.spans, addressOf), `${font(SERIF, 23, 31)};font-style:italic`)
        : blockHtml(block, addressOf),
    )
    .join('\n')
}

function listHtml({ first, items }: Extract<Block, { kind: 'list' }>, addressOf: AddressOf): string {
  const rows = items.map((blocks, place) => {
    const content = blocks.map((block, at) => {
      if (block.kind !== 'paragraph') return blockHtml(block, addressOf)
      const number = first !== null && at === 0 ? `${first + place}. ` : ''
      return paragraph('0', number + spansHtml(block.spans, addressOf))
    })
    return `<li class="m-line" style="margin:0;padding:10px 0;border-bottom:1px solid ${LIGHT.line}">\
${content.join('\n')}</li>`
  })
  const tag = first === null ? 'ul' : 'ol'
  // The numbers are text, because programs indent a list's own ones each in their way.
  return `<${tag} style="list-style:none;margin:0 0 20px;padding:0">${rows.join('\n')}</${tag}>`
}

function spansHtml(spans: Span[], addressOf: AddressOf): string {
  return spans
    .map((span) => {
      switch (span.kind) {
        case 'text':
          return escapeHtml(span.text)
        case 'name':
          return mark('name', escapeHtml(span.fallback))
        case 'break':
          return '<br>'
        case 'picture':
          return image(span, PADDED_WIDTH)
        case 'link':
          return `<a class="m-ink" href="${escapeHtml(addressOf(span.to))}" style="color:${LIGHT.ink};\
text-decoration:underline">${spansHtml(span.spans, addressOf)}</a>`
        case 'strong':
        case 'em':
          return `<${span.kind}>${spansHtml(span.spans, addressOf)}</${span.kind}>`
      }
    })
    .join('')
}

function image({ url, alt }: { url: string; alt: string }, width: number): string {
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" \
style="display:block;width:100%;max-width:${width}px;height:auto;border:0">`
}
