import { inScheme } from '@/mail/mailParts'
import { sendingChecks } from './letterChecks'
import { personalise } from './marks'
import { renderLetter } from './renderLetter'

const BODY = `![A straw hat](/media/hat.webp)

# Twelve pieces, one week early

{{name|Hello}}, the shop opens **on December 1**.
You are on the list.

[See all twelve](https://shop.example/all?a=1&b=2){button}

## What goes first

- [Marea slip dress](/shop/marea), $148.00.
- Shell hoop earrings

> I packed for two days.

---

[Keep me posted](news){button}`

const letterOf = (given: Partial<Parameters<typeof renderLetter>[0]> = {}) =>
  renderLetter({
    subject: 'Twelve pieces, one week early',
    preheader: 'Your door opens today.',
    body: BODY,
    topic: 'news',
    siteName: 'Isla Verano',
    siteUrl: 'https://isla.example',
    postalAddress: '1200 Ocean Drive, Miami Beach',
    slug: 'twelve-pieces',
    counted: { at: 'https://isla.example/go/7', code: 'k7f2m9qa' },
    ...given,
  })

const READER = {
  firstName: 'Marisol',
  since: 'November 3, 2026',
  links: { leave: 'https://isla.example/leave/K', preferences: 'https://isla.example/preferences/K' },
  receipt: 'AbC',
}

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const bodyOf = (body: string) => pageOf(personalise(letterOf({ body }), READER).html)
const levels = (given: Parameters<typeof letterOf>[0]) =>
  letterOf(given).checks.flatMap(({ level, text }) => (level === 'fine' ? [] : [`${level}: ${text}`]))

describe('a letter', () => {
  it('has the same words in its two parts, with links that only its reader has', () => {
    const { text, html } = personalise(letterOf(), READER)
    expect(text).toBe(`[A straw hat]

Twelve pieces, one week early

Marisol, the shop opens on December 1.
You are on the list.

See all twelve: https://isla.example/go/7/0?r=AbC

What goes first

- Marea slip dress (https://isla.example/go/7/1?r=AbC), $148.00.
- Shell hoop earrings

> I packed for two days.

---

Keep me posted: https://isla.example/preferences/K?news=true&s=k7f2m9qa

-- 
You get this because you asked for News on November 3, 2026.
Leave the list: https://isla.example/leave/K
Choose what you get: https://isla.example/preferences/K
Isla Verano, 1200 Ocean Drive, Miami Beach
`)
    const page = pageOf(html)
    expect([...page.links].map((link) => `${link.textContent}: ${link.href}`)).toEqual([
      'See all twelve: https://isla.example/go/7/0?r=AbC',
      'Marea slip dress: https://isla.example/go/7/1?r=AbC',
      'Keep me posted: https://isla.example/preferences/K?news=true&s=k7f2m9qa',
      'Leave the list: https://isla.example/leave/K',
      'Choose what you get: https://isla.example/preferences/K',
    ])
    expect(page.querySelector('img')).toMatchObject({
      alt: 'A straw hat',
      src: 'https://isla.example/media/hat.webp',
    })
  })

  it('freezes where its links lead, each once, own pages with the letter’s name', () => {
    const { links, checks } = letterOf({ body: `${BODY}\n\n[Again](https://shop.example/all?a=1&b=2)` })
    expect(links).toEqual([
      'https://shop.example/all?a=1&b=2',
      'https://isla.example/shop/marea?utm_source=newsletter&utm_campaign=twelve-pieces&s=k7f2m9qa',
    ])
    expect(checks.map(({ level }) => level)).toEqual(['fine', 'fine', 'fine'])
  })

  it('gives its code to links to the shop alone, and to none that has one or where nothing is counted', () => {
    const body = '[a](/shop) [b](/shopping) [c](/shop/marea?s=m4x1) [d](https://shop.example/shop)'
    const codes = (given: Parameters<typeof letterOf>[0]) =>
      letterOf({ body, ...given }).links.map((url) => new URL(url).searchParams.get('s'))
    expect(codes({})).toEqual(['k7f2m9qa', null, 'm4x1', null])
    expect(codes({ counted: null })).toEqual([null, null, 'm4x1', null])
  })

  it('may have addresses to write to, which nobody counts', () => {
    const body =
      'Write to hello@isla.example, <team@isla.example> or [me](mailto:me@isla.example?subject=Hi).'
    const letter = letterOf({ body })
    expect(letter.checks.filter(({ level }) => level === 'error')).toEqual([])
    expect(letter.links).toEqual([])
    const { html, text } = personalise(letter, READER)
    expect([...pageOf(html).links].slice(0, 3).map(({ href }) => href)).toEqual([
      'mailto:hello@isla.example',
      'mailto:team@isla.example',
      'mailto:me@isla.example?subject=Hi',
    ])
    expect(text).toContain(
      'Write to hello@isla.example, team@isla.example or me (mailto:me@isla.example?subject=Hi).',
    )
    expect(letterOf({ body: '[x](mailto:nobody)' }).checks.map(({ level }) => level)).toContain('error')
  })

  it('leads straight to its pages where clicks are not counted', () => {
    const { html } = personalise(letterOf({ counted: null }), READER)
    expect(pageOf(html).links[0]?.href).toBe('https://shop.example/all?a=1&b=2')
  })

  it.each([null, '', 'see evil.example', '<b>Mara</b>', 'a@b.example', 'A'.repeat(41)])(
    'greets %j, which is no name, with what was written for that',
    (firstName) => {
      const { html, text } = personalise(letterOf({ body: '{{name|Dear & all}}!\n\n{{name}}?' }), {
        ...READER,
        firstName,
      })
      expect(text).toContain('Dear & all!\n\nthere?')
      expect(pageOf(html).querySelector('p')?.textContent).toBe('Dear & all!')
    },
  )

  it('shows everything else as the text it is', () => {
    const hostile =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> `a<b` ~~no~~ | &amp; [x](javascript:alert(1))'
    const page = bodyOf(hostile)
    expect(page.querySelectorAll('script, [onerror], code, del')).toHaveLength(0)
    expect(page.body.textContent).toContain('<script>alert(1)</script>')
    expect(page.body.textContent).toContain('<img src=x onerror=alert(1)> `a<b` ~~no~~ | &amp; x')
    expect([...page.links].map(({ protocol }) => protocol)).toEqual(['https:', 'https:'])
  })

  it('lets nobody write the places that are filled in', () => {
    const page = bodyOf(
      '\uE000leave\uE001 \uE000name|<b>x</b>\uE001 [a](https://a.example/\uE000leave\uE001)',
    )
    expect(page.querySelector('p')?.textContent).toBe('leave name|<b>x</b> a')
    expect(page.links[0]?.href).toBe('https://isla.example/go/7/0?r=AbC')
  })

  it.each([
    ['quotes in quotes', '>'.repeat(50_000)],
    ['lists in lists', `${'- '.repeat(5000)}x`],
    ['open brackets', '['.repeat(50_000)],
    ['stars', '*a'.repeat(25_000)],
  ])('survives %s', (_, body) => {
    expect(letterOf({ body }).html).toContain('</html>')
  })
})

describe('the checks of a letter', () => {
  it.each([
    ['error: The letter has no subject', { subject: ' ' }],
    ['error: The letter is empty', { body: ' ' }],
    ['hint: There is no preheader', { preheader: '' }],
    ['error: A picture has no alt text', { body: 'Look:\n\n![](/media/hat.webp)' }],
    [
      'error: “http://a.example/hat.webp” is no picture’s address',
      { body: '![Hat](http://a.example/hat.webp)' },
    ],
    ['error: “shop.example” is no link', { body: '[shop](shop.example)' }],
    ['error: “https://me:pw@shop.example” is no link', { body: '[shop](https://me:pw@shop.example)' }],
    ['hint: “here” does not say where it leads', { body: 'Click [here](https://a.example)' }],
    ['error: “{{nane}}” is not known', { body: 'Hi {{nane}}' }],
    ['error: Subject and preheader have no names', { subject: 'For {{name}}' }],
    ['error: The letter has 110 KB', { body: `${'-'.repeat(4)}\n\n`.repeat(800) }],
    ['error: Quotes or lists are nested too deep', { body: '>'.repeat(50_000) }],
  ])('say %s', (fault, given) => {
    expect(levels(given)).toEqual([fault])
  })

  const sending = {
    siteUrl: 'https://isla.example',
    fromAddress: 'hello@isla.example',
    hasMailServer: true,
    postalAddress: '1200 Ocean Drive',
    topic: 'news' as const,
    people: 1143,
  }
  it.each([
    [{}, 'fine: 1,143 people fit this choice'],
    [{ people: 0 }, 'error: Nobody fits this choice'],
    [{ postalAddress: '' }, 'error: There is no postal address'],
    [{ hasMailServer: false }, 'error: Mail is not set up: SMTP_URL is missing'],
    [{ siteUrl: 'http://isla.example' }, 'error: SITE_URL does not start with https://'],
    [{ fromAddress: 'no-reply@localhost' }, 'error: MAIL_FROM is at localhost'],
    [{ fromAddress: 'hello@other.example' }, 'hint: The site’s domain is not the one the mail comes from'],
    [{ siteUrl: 'http://localhost:3000', fromAddress: 'a@localhost' }, 'hint: This site is at localhost'],
  ])('of its sending, with %j: %s', (given, last) => {
    const found = sendingChecks({ ...sending, ...given }).map(({ level, text }) => `${level}: ${text}`)
    expect(found).toContain(last)
    expect(found.filter((each) => !each.startsWith('fine'))).toEqual(last.startsWith('fine') ? [] : [last])
  })
})

/** Colours of a letter in one scheme, as a mail program without support for more than classes applies them. */
function contrasts(scheme: 'light' | 'dark'): number[] {
  const page = pageOf(inScheme(personalise(letterOf(), READER).html, scheme))
  const rules = [
    ...(page.querySelector('style')?.textContent ?? '').matchAll(
      /(?:^|[{}])\.(m-\w+)\{([\w-]+):(#\w+)!important/gm,
    ),
  ]
  const styleOf = (element: Element, property: 'color' | 'background') => {
    const rule = rules.findLast(([, name, key]) => key === property && element.classList.contains(name ?? ''))
    const written = new RegExp(`(?:^|;)${property}:(#\\w{6})`).exec(element.getAttribute('style') ?? '')?.[1]
    return scheme === 'dark' ? (rule?.[3] ?? written) : written
  }
  const found = (element: Element | null, property: 'color' | 'background'): string =>
    element ? (styleOf(element, property) ?? found(element.parentElement, property)) : ''
  return [...page.querySelectorAll('[role=main] *')]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .map((element) => contrastOf(found(element, 'color'), found(element, 'background')))
}

function contrastOf(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('the colours of a letter', () => {
  it.each(['light', 'dark'] as const)('can be read in the %s scheme', (scheme) => {
    const all = contrasts(scheme)
    expect(all.length).toBeGreaterThan(14)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(4.5)
  })
})
