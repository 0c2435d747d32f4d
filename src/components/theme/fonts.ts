/** The two faces every page shows at once; the layout preloads them. How the files were made: docs/fonts.md. */
export const preloadedFonts = [
  '/fonts/bodoni-moda-a143a6b0.woff2',
  '/fonts/instrument-sans-5a06dd34.woff2',
] as const

const [bodoni, instrument] = preloadedFonts
const bodoniItalic = '/fonts/bodoni-moda-italic-ad86b536.woff2'

function face(family: string, url: string, rest: string): string {
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-display:swap;${rest}}`
}

/** A local face scaled to the metrics of the real one, so that no line moves when the font loads. */
function fallback(family: string, locals: string[], metrics: [number, number, number], rest = ''): string {
  const [size, ascent, descent] = metrics
  const sources = locals.map((name) => `local("${name}")`).join(',')
  const overrides = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${size}%;${overrides};${rest}}`
}

export const fontFaces = [
  face('Bodoni Moda', bodoni, 'font-weight:400'),
  face('Bodoni Moda', bodoniItalic, 'font-weight:400;font-style:italic'),
  face('Instrument Sans', instrument, 'font-weight:400 700'),
  fallback('Bodoni Fallback', ['Times New Roman', 'Liberation Serif'], [114.5, 98.26, 34.94]),
  fallback(
    'Bodoni Fallback',
    ['Times New Roman Italic', 'Liberation Serif Italic'],
    [107.3, 104.85, 37.28],
    'font-style:italic',
  ),
  fallback('Instrument Fallback', ['Arial', 'Liberation Sans'], [103.54, 93.69, 24.15]),
].join('')
