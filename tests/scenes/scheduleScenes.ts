import type { Page } from '@playwright/test'
import { type Scene, failed, press } from './scene'

const openCard =
  (title: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('row', { name: title }).click()
    await page.getByRole('dialog', { name: 'Edit task' }).waitFor()
  }

const of = (state: string, query: string, rest: Partial<Scene> = {}): Scene => ({
  name: `dashboard.schedule.${state}`,
  path: `/dashboard/schedule${query}`,
  as: 'season',
  ...rest,
})

const FEED_URL = `https://example.test/api/calendar/feed/${'k'.repeat(43)}`

/** The schedule of a creator in full season. */
export const scheduleScenes: Scene[] = [
  of('board', ''),
  of('week', '?view=week'),
  of('month', '?view=month'),
  of('month-more', '?view=month', { open: press(/^\+\d more on/), isOverlay: true, onlyOn: 'desktop' }),
  of('move', '', { open: press('Move Film the boardwalk fit check'), isOverlay: true }),
  of('editor', '', { open: openCard('Film the boardwalk fit check'), isOverlay: true }),
  of('to-a-day', '', {
    open: async (page) => {
      await press('Move Film the boardwalk fit check')(page)
      await page.getByRole('menuitem', { name: 'To a day…' }).click()
    },
    isOverlay: true,
  }),
  of('month-failed', '?view=month', {
    answers: { '/api/calendar': failed },
    open: async (page) => {
      await press('Month after')(page)
      // Close the arrow's tooltip, which is not part of this scene.
      await page.mouse.move(0, 0)
    },
  }),
  of('subscribe', '?view=week', { open: press('Subscribe'), isOverlay: true }),
  of('subscribed', '?view=week', {
    open: async (page) => {
      await press('Subscribe')(page)
      await press('Make an address')(page)
      await page.getByRole('button', { name: 'Copy' }).waitFor()
    },
    answers: { '/api/calendar/feed': { status: 201, json: { url: FEED_URL } } },
    isOverlay: true,
  }),
  of('samples-month', '?view=month', { as: 'creator' }),
  of('start-empty', '', { as: 'creator', open: press('Start empty'), isOverlay: true }),
  of('editor-deal', '', { open: openCard('Morning shelf'), isOverlay: true }),
]
