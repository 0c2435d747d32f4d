/** The tokens of components/theme/colours.ts; mail clients know no custom properties. */
export const LIGHT = {
  page: '#FAF5EC',
  card: '#FFFDF9',
  ink: '#1A1411',
  ink2: '#574B44',
  line: '#E1D6C6',
  coral: '#E84A30',
} as const
const DARK = {
  page: '#14100E',
  card: '#1D1815',
  ink: '#F7EFE5',
  ink2: '#BFB1A6',
  line: '#4A3F37',
  coral: '#FF6A4B',
} as const
const ACTION = { light: ['#BE3118', '#FFFDF9'], dark: ['#FF7A5C', '#1A0D08'] } as const

export const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif"
export const SERIF =
  "'Bodoni Moda','Bodoni 72','Bodoni MT',Didot,'Playfair Display',Georgia,'Times New Roman',serif"
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Styles of the dark scheme; each selector starts with `scope`. */
function darkRules(scope = ''): string {
  const [background, ink] = ACTION.dark
  return [
    `.m-page{background:${DARK.page}!important}`,
    `.m-card{background:${DARK.card}!important}`,
    `.m-ink{color:${DARK.ink}!important}`,
    `.m-ink2{color:${DARK.ink2}!important}`,
    `.m-line{border-color:${DARK.line}!important}`,
    `.m-rule{border-color:${DARK.ink}!important}`,
    `.m-quote{border-color:${DARK.coral}!important}`,
    `.m-button{background:${background}!important}`,
    `.m-label{color:${ink}!important}`,
  ]
    .map((rule) => scope + rule)
    .join('')
}

const DARK_ONLY = '@media (prefers-color-scheme:dark)'

// Outlook.com and its apps replace colours themselves and mark what they changed with data-ogsc and data-ogsb.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:.2em}
@media (max-width:599px){.m-width{width:100%!important}.m-pad{padding-left:20px!important;padding-right:20px!important}
.m-heading{font-size:34px!important;line-height:38px!important}
.m-button,.m-label{display:block!important;text-align:center}}
${DARK_ONLY}{${darkRules()}}
${darkRules('[data-ogsc] ')}
${darkRules('[data-ogsb] ')}`

/** A mail in one of its two looks, whatever scheme the reader's system has. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replace(DARK_ONLY, scheme === 'dark' ? '@media all' : '@media not all')
}

type Page = {
  /** What the window is called, and what inboxes show beside the subject. */
  title: string
  preview: string
  siteName: string
  /** Rows of the card, and what stands below it; both are HTML. */
  card: string
  about: string
}

/**
 * The one HTML page of all mails, 600 px wide, light and dark (docs/behaviour.md, 10.1): tables and inline styles,
 * because Outlook and Gmail know little else; what they do not know only adds to it.
 */
export function mailPage({ title, preview, siteName, card, about }: Page): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body class="m-page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div role="main"><table class="m-page" ${TABLE} width="100%" style="background:${LIGHT.page}"><tr><td align="center">
<table class="m-width" ${TABLE} width="600" style="width:600px;max-width:600px">
<tr><td class="m-pad" style="padding:26px 40px 18px"><span class="m-ink" style="${font(SERIF, 24, 28)};\
letter-spacing:-.4px;color:${LIGHT.ink}">${escapeHtml(siteName)}</span></td></tr>
${card}
<tr><td class="m-pad" style="padding:22px 40px 44px">${about}</td></tr>
</table></td></tr></table></div>
</body></html>`
}

/** A row of the card; padding as in CSS. */
export function row(padding: string, parts: string[]): string {
  const style = `padding:${padding};background:${LIGHT.card}`
  return `<tr><td class="m-pad m-card" style="${style}">${parts.join('\n')}</td></tr>`
}

/** CSS of a font; sizes in px. */
export const font = (family: string, size: number, height: number, weight = 400) =>
  `font:${weight} ${size}px/${height}px ${family}`

/** The headline; `content` is HTML. */
export function headline(content: string): string {
  const style = `margin:0;${font(SERIF, 40, 44)};letter-spacing:-1px;color:${LIGHT.ink};overflow-wrap:anywhere`
  return `<h1 class="m-ink m-heading" style="${style}">${content}</h1>`
}

/** A line of secondary text; margin as in CSS, sizes in px. */
export function line(margin: string, size: number, height: number, text: string): string {
  return `<p class="m-ink2" style="margin:${margin};${font(SANS, size, height)};color:${LIGHT.ink2};\
overflow-wrap:anywhere">${escapeHtml(text)}</p>`
}

/** A padded link, 50 px high; `url` and `label` are HTML. */
export function button(url: string, label: string): string {
  const [background, ink] = ACTION.light
  return `<table ${TABLE} width="100%"><tr><td style="padding-top:10px"><table ${TABLE} class="m-width"><tr>\
<td class="m-button" bgcolor="${background}" style="background:${background};border-radius:2px"><a class="m-label" \
href="${url}" style="display:inline-block;padding:15px 28px;${font(SANS, 16, 20, 600)};color:${ink};\
text-decoration:none">${label}</a></td></tr></table></td></tr></table>`
}

/** A link below the card; `url` is HTML. */
export function footLink(url: string, label: string): string {
  return `<a class="m-ink2" href="${url}" style="display:inline-block;padding:10px 16px 10px 0;\
${font(SANS, 14, 24)};color:${LIGHT.ink2};text-decoration:underline">${escapeHtml(label)}</a>`
}

/** Plain text as HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
