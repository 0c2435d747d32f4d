import {
  LIGHT,
  SANS,
  TABLE,
  button,
  escapeHtml,
  font,
  footLink,
  headline,
  line,
  mailPage,
  row,
} from './mailParts'

/** A ruled row of a mail that lists things. */
export type MailItem = {
  /** What it is and when, such as "Order, 9:12 PM". */
  note: string
  title: string
  body: string
  url: string
}
export type MailLink = { label: string; url: string }

/** What the frame shows; all texts are plain and are escaped here. */
export type MailBody = {
  siteName: string
  /** A short line above the heading, such as the day. */
  kicker?: string
  heading: string
  paragraphs: string[]
  items?: MailItem[]
  action?: MailLink
  /** Below the card: why this mail came, and where that is changed. */
  footer?: { text: string; links: MailLink[] }
}

/** The HTML of a mail that the site writes by itself. */
export function mailFrame(body: MailBody): string {
  const { siteName, kicker, heading, paragraphs, items = [], action, footer } = body
  const card = [
    row('34px 40px 0', [kicker ? line('0 0 8px', 15, 22, kicker) : '', headline(escapeHtml(heading))]),
    row('18px 40px 0', [
      `<div class="m-rule" style="border-top:1px solid ${LIGHT.ink};font-size:1px;line-height:1px">&nbsp;</div>`,
    ]),
    row(`${paragraphs.length > 0 ? 14 : 2}px 40px 0`, paragraphs.map(paragraphOf)),
    ...items.map((item) => row('0 40px', [itemOf(item)])),
    row('18px 40px 40px', action ? [button(escapeHtml(action.url), escapeHtml(action.label))] : []),
  ].join('\n')
  const about = footer
    ? [
        line('0 0 4px', 14, 22, footer.text),
        `<p style="margin:0">${footer.links.map((each) => footLink(escapeHtml(each.url), each.label)).join(' ')}</p>`,
      ]
    : []
  // Inboxes show it beside the subject; the first paragraph only greets.
  const preview = [...items.map(({ title }) => title), ...paragraphs.slice(1)].join(' · ').slice(0, 120)
  return mailPage({ title: heading, preview, siteName, card, about: about.join('\n') })
}

function paragraphOf(text: string): string {
  return `<p class="m-ink" style="margin:0 0 14px;${font(SANS, 17, 26)};color:${LIGHT.ink};\
overflow-wrap:anywhere;white-space:pre-line">${escapeHtml(text)}</p>`
}

function itemOf({ note, title, body, url }: MailItem): string {
  const linkStyle = `display:inline-block;padding:4px 0;color:${LIGHT.ink};text-decoration:underline`
  const link = `<a class="m-ink" href="${escapeHtml(url)}" style="${linkStyle}">${escapeHtml(title)}</a>`
  const style = `padding:14px 0 13px;border-bottom:1px solid ${LIGHT.line}`
  return `<table ${TABLE} width="100%"><tr><td class="m-line" style="${style}">\
${line('0', 14, 20, note)}
<p class="m-ink" style="margin:0;${font(SANS, 17, 24, 600)};color:${LIGHT.ink};overflow-wrap:anywhere">${link}</p>
${body ? line('0', 15, 22, body) : ''}</td></tr></table>`
}
