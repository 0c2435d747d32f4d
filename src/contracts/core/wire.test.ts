import * as v from 'valibot'
import { FIELD_TEXTS, defaulted, email, httpUrl, integer, optional, patchable, text } from './wire'

const Body = v.object({
  title: text(),
  phone: optional(text()),
  website: patchable(httpUrl()),
  capacity: optional(integer()),
  currency: defaulted(text(), 'USD'),
})
const BLANKS = ['', ' ', ' \t\n', '\u00a0', '\u202e', '\u200b \u3164\ufe0f']

describe('a field of a body', () => {
  it.each(BLANKS)('that is optional is absent when it holds nothing that is seen: %j', (blank) => {
    const body = { title: 'Fair', phone: blank, website: blank, capacity: blank, currency: blank }
    expect(v.parse(Body, body)).toEqual({
      title: 'Fair',
      phone: null,
      website: null,
      capacity: null,
      currency: 'USD',
    })
  })

  it.each(BLANKS)('that is required is still wanted: %j', (blank) => {
    const { issues } = v.safeParse(Body, { title: blank })
    expect(issues?.map(({ message }) => message)).toEqual([FIELD_TEXTS.required])
  })

  it('is as it was written where some of it is seen', () => {
    for (const title of ['\u202eshelf', 'a\u200db', '❤\ufe0f', '⠓'])
      expect(v.parse(Body, { title }).title).toBe(title)
  })

  it('keeps its own words for what is wrong with a text', () => {
    const { issues } = v.safeParse(Body, { title: 'Fair', phone: 'x'.repeat(201), website: 'isla' })
    expect(issues?.map(({ message }) => message)).toEqual(['At most 200 characters', 'Must be a valid URL'])
  })

  it.each([
    ['tiktok.com/@isla', 'https://tiktok.com/@isla'],
    [' www.shop.example:8443?a=1 ', 'https://www.shop.example:8443?a=1'],
    ['españa.example', 'https://españa.example'],
    ['HTTP://shop.example', 'HTTP://shop.example'],
  ])('completes the address %j', (typed, website) => {
    expect(v.parse(Body, { title: 'Fair', website }).website).toBe(website)
    expect(v.parse(Body, { title: 'Fair', website: typed }).website).toBe(website)
  })

  it.each([
    'isla',
    '@isla',
    'isla@shop.example',
    '//shop.example',
    'javascript:alert.me/x',
    'shop.example evil',
  ])('refuses %j as an address', (website) => {
    expect(v.is(Body, { title: 'Fair', website })).toBe(false)
  })
})

describe('an e-mail address', () => {
  it.each([
    ['fan@example.com\u200b', 'fan@example.com'],
    ['\ufefffan@exa\u00admple.com \u200e', 'fan@example.com'],
    [' Fan@Example.COM. ', 'fan@example.com'],
    ['fan@Exämple.com', 'fan@xn--exmple-cua.com'],
    ['fan@ｅｘａｍｐｌｅ。com', 'fan@example.com'],
    ['fan@1.2', 'fan@1.2'],
    ["o'hara+isla@example.co.uk", "o'hara+isla@example.co.uk"],
  ])('%j has the one spelling %s', (typed, spelling) => {
    expect(v.parse(email(), typed)).toBe(spelling)
  })

  it.each([
    'Fan <fan@example.com>',
    '<fan@example.com>',
    'fan@example.com,',
    'fan@example.com;',
    'fan(isla)@example.com',
    '"fan"@example.com',
    'fan\\@example.com',
    'fan@[127.0.0.1]',
    'f an@example.com',
    'fan@exam\u00a0ple.com',
    '\u200b@example.com',
    'fan@example.',
    'fan@example@example.com',
  ])('is not %j', (typed) => {
    expect(v.safeParse(email(), typed).issues?.map(({ message }) => message)).toEqual([
      FIELD_TEXTS.invalidEmail,
    ])
  })
})
