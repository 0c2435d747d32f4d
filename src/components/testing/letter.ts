import type { LetterPreview } from '@/contracts/audience/letterPreview'
import type { Delivery } from '@/contracts/audience/letterSending'
import type { Letter } from '@/contracts/audience/letters'

export const noCounts = { waiting: 0, sending: 0, sent: 0, refused: 0, failed: 0, uncertain: 0, skipped: 0 }
/** A draft of an admin's for 1,143 people. */
export const letter: Letter = {
  id: 'l1',
  subject: 'Summer drop',
  preheader: 'It is here.',
  body: '# It is here',
  topic: 'news',
  confirmedFrom: null,
  confirmedUntil: null,
  tags: [],
  cameThrough: null,
  hasBought: false,
  countsClicks: true,
  isPublic: false,
  isIndexed: false,
  slug: null,
  status: 'draft',
  author: 'Isla Verano',
  isOwn: true,
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  waitsFor: null,
  total: null,
  counts: noCounts,
  picture: null,
  opened: null,
  note: null,
  refusedForIt: 0,
  left: 0,
  zone: 'UTC',
  audience: { people: 1143, seconds: 115, others: 35 },
  version: 1,
  updatedAt: '2026-11-24T10:00:00.000Z',
}

export const preview: LetterPreview = {
  light: '<p>Light</p>',
  dark: '<p>Dark</p>',
  text: 'It is here, as text',
  bytes: 100,
  sender: 'Isla Verano',
  checks: [
    { level: 'fine', text: 'Links say where they go', about: null },
    { level: 'hint', text: 'There is no preheader', about: 'Inboxes show the first words.' },
  ],
}

const delivery = { attempts: 1, nextAt: null, settledAt: '2026-11-24T10:45:41.000Z', response: null }
export const refused: Delivery = {
  ...delivery,
  id: 'r',
  email: 'kay@lumen.example',
  state: 'refused',
  response: '550 5.1.1 User unknown',
}
export const uncertain: Delivery = { ...delivery, id: 'u', email: 'inga@fjord.example', state: 'uncertain' }

/** The same letter on its way. */
export const sending: Letter = {
  ...letter,
  status: 'sending',
  total: 1143,
  startedAt: '2026-11-24T10:45:02.000Z',
  counts: { ...noCounts, sent: 812, waiting: 324, refused: 1, skipped: 4, uncertain: 2 },
}
