import * as v from 'valibot'
import { FIELD_TEXTS, defaulted, httpUrl, integer, optional, patchable, text } from './wire'

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
})
