import { expect, test } from '@jest/globals'
import { EDITING_TEXTS } from '@/contracts/editing'
import { answerCalls } from '../../testing/answerCalls'
import { openPage } from './openPage'

test('a time that is over is refused where it is chosen, and the words stay saved', async () => {
  const state = { revision: 3, hasChanges: true, goesLive: null }
  answerCalls({
    'POST /cms-api/globals/cart/presence': () => ({ body: state }),
    'POST /cms-api/globals/cart/schedule': () => ({
      status: 400,
      body: { errors: [{ message: EDITING_TEXTS.timeIsOver }] },
    }),
  })
  const stored = { note: 'Stored', revision: 3 }
  const page = openPage({
    page: 'cart',
    person: 'u1',
    leaves: [{ path: 'note', label: 'Note' }],
    stored,
    read: () => stored,
    take: (taken, values) => Promise.resolve({ taken, values }),
    showFaults: () => undefined,
    setModified: () => undefined,
    reportSaved: () => undefined,
  })
  expect(await page.schedule('2020-01-01T09:00:00.000Z')).toBe(EDITING_TEXTS.timeIsOver)
  expect(page.get().saving).toEqual({ kind: 'saved', at: null })
  page.close()
})
