import type { Page } from '@playwright/test'
import { letter, preview, refused, sending, uncertain } from '../../src/components/testing/letter'
import { type Scene, press } from './scene'

const CALL = `/api/campaigns/${letter.id}`
const answer = (json: unknown) => ({ status: 200, json })
const drawn = {
  ...preview,
  light: '<!doctype html><html lang="en"><title>Letter</title><main><h1>It is here</h1></main></html>',
}

const of = (state: string, rest: Partial<Scene>): Scene => ({
  name: ['letter', state].filter(Boolean).join('.'),
  path: `/dashboard/subscribers/letters/${letter.id}`,
  as: 'admin',
  ...rest,
})
const drafted = { [CALL]: answer(letter), '/api/campaigns/preview': answer(drawn) }
const ask = press('Send…')
const choose = (name: string | RegExp) => (page: Page) => page.getByRole('radio', { name }).click()
const atATime = async (page: Page) => {
  await ask(page)
  await choose('At a time')(page)
}

/** Letters, from the first word to the last answer of a mail server (docs/behaviour.md, 13.8 to 13.14). */
export const letterScenes: Scene[] = [
  of('', { answers: drafted }),
  of('creator', { as: 'creator', answers: { ...drafted, [CALL]: answer({ ...letter, audience: null }) } }),
  of('preview', { answers: drafted, onlyOn: 'phone', open: choose('Preview') }),
  of('checks', { answers: drafted, onlyOn: 'phone', open: choose(/^Checks/) }),
  of('send', { answers: drafted, isOverlay: true, open: ask }),
  of('send-later', { answers: drafted, isOverlay: true, open: atATime }),
  of('sending', {
    answers: {
      [CALL]: answer(sending),
      [`${CALL}/clicks`]: answer({
        sent: 812,
        opened: 171,
        revenue: [{ currency: 'USD', cents: 64_000 }],
        links: [
          { url: 'https://isla.example/shop?utm_source=newsletter', clicks: 98 },
          { url: 'https://shop.example/all', clicks: 61 },
        ],
      }),
      [`${CALL}/deliveries?state=uncertain`]: answer({ items: [uncertain], next: null }),
      [`${CALL}/deliveries?state=refused`]: answer({ items: [refused], next: null }),
      [`${CALL}/deliveries?state=skipped`]: answer({ items: [], next: null }),
    },
  }),
  of('scheduled', {
    answers: { [CALL]: answer({ ...letter, status: 'scheduled', sendAt: '2026-12-01T14:00:00.000Z' }) },
  }),
  of('gone', { answers: { [CALL]: { status: 404, json: {} } } }),
  {
    name: 'letter.domain',
    path: '/dashboard/subscribers/letters/domain',
    as: 'admin',
    answers: {
      '/api/campaigns/domain': answer({
        from: 'studio@isla.example',
        records: [
          {
            name: 'DMARC',
            state: 'missing',
            text: 'Nobody is told what to do with a letter that only pretends to come from you.',
            paste: {
              type: 'TXT',
              name: '_dmarc.isla.example',
              value: 'v=DMARC1; p=none; rua=mailto:studio@isla.example',
            },
          },
          { name: 'MX', state: 'stands', text: 'Answers and bounces have somewhere to go.', paste: null },
        ],
      }),
    },
  },
  { name: 'letters.gone', path: '/letters/nothing' },
]
