import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Scene, press } from './scene'

const of = (state: string, query: string, rest: Partial<Scene> = {}): Scene => ({
  name: `dashboard.media.${state}`,
  path: `/dashboard/media${query}`,
  as: 'season',
  ...rest,
})

const files = (page: Page) => page.getByRole('grid', { name: 'Files' }).getByRole('row')

async function openFirst(page: Page): Promise<void> {
  await files(page).first().click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^(Not used yet|Used in)/ })
    .waitFor()
}

async function chooseTwo(page: Page): Promise<void> {
  for (const at of [0, 1]) await files(page).nth(at).getByRole('checkbox').click({ force: true })
}

/** One upload that stalls, one that can never succeed. */
async function upload(page: Page): Promise<void> {
  await page.route('**/api/uploads', () => undefined)
  // A file of its own each time: an upload that reached the server when a page closed would be taken up again.
  const buffer = Buffer.alloc(3_000_000, randomUUID())
  const film = { name: 'mural-street-long.mp4', mimeType: 'video/mp4', buffer }
  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('notes') }
  await page.locator('input[type=file]').first().setInputFiles([film, notes])
  await page.getByText('mural-street-long.mp4').waitFor()
}

/** The Media Manager of a creator in full season. */
export const mediaScenes: Scene[] = [
  { name: 'dashboard.content.season', path: '/dashboard/content', as: 'season' },
  of('grid', ''),
  of('list', '?view=list'),
  of('chosen', '', { open: chooseTwo }),
  of('detail', '', { open: openFirst, isOverlay: true }),
  of('nothing-found', '?q=nothing-is-called-so'),
  of('new-folder', '', { open: press('New folder'), isOverlay: true }),
  // Must be the last scene of this screen: an upload continues on other screens.
  of('uploading', '', { open: upload }),
]
