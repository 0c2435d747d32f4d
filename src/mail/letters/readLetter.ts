import { Lexer, type MarkedToken, type Token } from 'marked'
import type { Block, LinkTarget, Span } from '@/contracts/audience/letterBlocks'
import { LINK_PARAM } from '@/contracts/links/linkCode'

/** A letter in parts, and what is wrong with it. */
export type ReadLetter = {
  blocks: Block[]
  /** Where its links lead, each once. */
  links: string[]
  faults: {
    /** Addresses that no link or picture can have, as written. */
    links: string[]
    pictures: string[]
    /** Words of links that do not say where they lead. */
    vague: string[]
    /** Pictures without words for who does not see them. */
    silent: number
    /** What stands in two braces and is not known. */
    unknown: string[]
    isTooDeep: boolean
  }
}

/** `code` goes with links to the shop, so that it is known what is bought; null where nothing is counted. */
type Site = { siteUrl: string; slug: string; code: string | null }

/** Stands for no first name where the letter says nothing else. */
const NO_NAME = 'there'
/** Leads to the page where readers of another topic ask for news: `[Keep me posted](news){button}`. */
const ASK_FOR_NEWS = 'news'
const BUTTON = /^\{button\}/
const MAILTO = /^mailto:[^\s@<>]+@[^\s@<>]+$/
/** Pages that pass a code on: to the cart, or with who signs up. */
const KEEPS_CODE = /^\/(?:shop|subscribe)(?:\/|$)/
const VAGUE = /^(?:click here|here|this|link|this link|read more|more|click)\.?$/i

/** Reads a letter's Markdown. Own pages among its links say in their address which letter they were in. */
export function readLetter(body: string, site: Site): ReadLetter {
  const links: string[] = []
  const faults: ReadLetter['faults'] = {
    links: [],
    pictures: [],
    vague: [],
    silent: 0,
    unknown: [],
    isTooDeep: false,
  }

  function targetOf(href: string): LinkTarget | null {
    if (href === ASK_FOR_NEWS) return 'preferences'
    if (isMailto(href)) return href
    const url = pageUrl(href, site)
    if (!url) {
      faults.links.push(href)
      return null
    }
    if (!links.includes(url)) links.push(url)
    return links.indexOf(url)
  }

  function pictureOf(href: string, alt: string) {
    const url = pictureUrl(href, site)
    if (!url) faults.pictures.push(href)
    else if (!alt.trim()) faults.silent += 1
    return url ? { kind: 'picture' as const, url, alt: alt.trim() } : null
  }

  /** Text with names to fill in. */
  function words(text: string): Span[] {
    return text.split(/(\{\{[^{}]*\}\})/).flatMap((part): Span[] => {
      if (!part) return []
      const inside = /^\{\{\s*([^{}|]*?)\s*(?:\|([^{}]*))?\}\}$/.exec(part)
      if (!inside) return [{ kind: 'text', text: part }]
      if (inside[1] === 'name') return [{ kind: 'name', fallback: inside[2]?.trim() ?? NO_NAME }]
      faults.unknown.push(part)
      return [{ kind: 'text', text: part }]
    })
  }

  function linkOf(token: { href: string; text: string; tokens: Token[] }): Span[] {
    const spans = spansOf(token.tokens)
    const to = targetOf(token.href)
    if (to === null) return spans
    if (VAGUE.test(token.text.trim())) faults.vague.push(token.text.trim())
    return [{ kind: 'link', to, spans }]
  }

  function spansOf(tokens: Token[]): Span[] {
    return (tokens as MarkedToken[]).flatMap((token): Span[] => {
      switch (token.type) {
        case 'strong':
        case 'em':
          return [{ kind: token.type, spans: spansOf(token.tokens) }]
        case 'link':
          return linkOf(token)
        case 'image':
          return [pictureOf(token.href, token.text) ?? { kind: 'text', text: token.text }]
        case 'br':
          return [{ kind: 'break' }]
        case 'escape':
          return [{ kind: 'text', text: token.text }]
        case 'text':
          return token.tokens ? spansOf(token.tokens) : words(token.text)
        default:
          return words(token.raw)
      }
    })
  }

  /** A paragraph; buttons and pictures in it stand alone. */
  function paragraphs(tokens: Token[]): Block[] {
    const blocks: Block[] = []
    let open: Span[] = []
    const close = () => {
      const spans = trimmed(open)
      if (spans.length > 0) blocks.push({ kind: 'paragraph', spans })
      open = []
    }
    let isButton = false
    for (const [place, token] of tokens.entries()) {
      const next = tokens[place + 1]
      const [first, ...rest] = isButton ? spansOf([cutToken(token)]) : spansOf([token])
      isButton = token.type === 'link' && next?.type === 'text' && BUTTON.test(next.raw)
      if (first?.kind === 'link' && isButton) {
        close()
        blocks.push({ kind: 'button', to: first.to, spans: first.spans })
      } else if (first?.kind === 'picture') {
        close()
        blocks.push(first)
      } else if (first) {
        open.push(first, ...rest)
      }
    }
    close()
    return blocks
  }

  function blocksOf(tokens: Token[]): Block[] {
    return (tokens as MarkedToken[]).flatMap((token): Block[] => {
      switch (token.type) {
        case 'space':
        case 'def':
          return []
        case 'hr':
          return [{ kind: 'rule' }]
        case 'heading':
          return [{ kind: 'heading', level: token.depth === 1 ? 1 : 2, spans: spansOf(token.tokens) }]
        case 'blockquote':
          return [{ kind: 'quote', blocks: blocksOf(token.tokens) }]
        case 'list': {
          const items = token.items.map((item) => blocksOf(item.tokens))
          return [{ kind: 'list', first: token.ordered ? Number(token.start) || 1 : null, items }]
        }
        case 'paragraph':
          return paragraphs(token.tokens)
        case 'text':
          return paragraphs(token.tokens ?? [token])
        default:
          return [{ kind: 'paragraph', spans: words(token.raw.trim()) }]
      }
    })
  }

  try {
    return { blocks: blocksOf(Lexer.lex(body, { gfm: true, breaks: true })), links, faults }
  } catch (thrown) {
    // The lexer calls itself for each level, so thousands of them end its stack.
    if (!(thrown instanceof RangeError)) throw thrown
    return { blocks: [], links: [], faults: { ...faults, isTooDeep: true } }
  }
}

/** The text after a button's link, without the mark that made it one. */
function cutToken(token: Token): Token {
  const raw = token.raw.replace(BUTTON, '')
  return { type: 'text', raw, text: raw, escaped: false }
}

const isEmpty = (span: Span) => span.kind === 'break' || (span.kind === 'text' && !span.text.trim())

/** Spans without empty lines at both ends. */
function trimmed(spans: Span[]): Span[] {
  const first = spans.findIndex((span) => !isEmpty(span))
  return first === -1 ? [] : spans.slice(first, spans.findLastIndex((span) => !isEmpty(span)) + 1)
}

/** An address to write to; nobody counts who does. The lexer makes such a link of a plain address, too. */
const isMailto = (href: string): href is `mailto:${string}` => MAILTO.test(href)

/** Where a link may lead: to a page of the web, or from `/` on to one of this site. */
function pageUrl(href: string, { siteUrl, slug, code }: Site): string | null {
  if (!/^https?:\/\/./i.test(href) && !/^\/(?!\/)/.test(href)) return null
  const url = urlOf(href, siteUrl)
  if (!url) return null
  if (url.origin !== new URL(siteUrl).origin) return url.href
  if (!url.searchParams.has('utm_source')) {
    url.searchParams.set('utm_source', 'newsletter')
    url.searchParams.set('utm_campaign', slug)
  }
  // A short link that somebody put there stays.
  if (code !== null && KEEPS_CODE.test(url.pathname) && !url.searchParams.has(LINK_PARAM))
    url.searchParams.set(LINK_PARAM, code)
  return url.href
}

/** A picture's address: a secure one, or one on this site. */
function pictureUrl(href: string, { siteUrl }: Site): string | null {
  const url = urlOf(href, siteUrl)
  return url && (url.protocol === 'https:' || url.origin === new URL(siteUrl).origin) ? url.href : null
}

function urlOf(href: string, siteUrl: string): URL | null {
  if (!URL.canParse(href, `${siteUrl}/`)) return null
  const url = new URL(href, `${siteUrl}/`)
  // An address with a name and password in it pretends to be another.
  return url.username || url.password ? null : url
}
