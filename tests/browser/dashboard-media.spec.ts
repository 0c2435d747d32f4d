import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import {
  approvedCreator,
  expect,
  expectToFit,
  expectToast,
  logIn,
  test,
  toastOf,
  waitForHydration,
} from './support'
import { DESK, walk } from './walk'

const PICTURES = 'media/seed/directory'

const numbers = (page: Page, label: string) => page.getByLabel(label, { exact: true }).getByRole('definition')
const fileOf = (page: Page, name: string | RegExp) =>
  page.getByRole('grid', { name: 'Files' }).getByRole('row', { name })

async function openMedia(page: Page): Promise<void> {
  await page.goto('/dashboard/media')
  await waitForHydration(page)
}

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

/** Takes a path, or a small file that is not on disk. */
async function choose(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(file)
}

/** Taking a file in takes processor time. */
function expectUploaded(page: Page, name: string): Promise<void> {
  return expectToast(page, 'Upload finished', name, { timeout: 30_000 })
}

const webp = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(`${PICTURES}/listing-03-cafe.webp`),
})

/** A film of 40 MiB: the landing page's film plus padding that players skip. Returns its path. */
function longFilm(name: string): string {
  const film = readFileSync('media/seed/hero-silk.mp4')
  const space = Buffer.alloc(40 * 1024 * 1024 - film.length)
  space.writeUInt32BE(space.length)
  space.write('free', 4)
  const file = test.info().outputPath(name)
  writeFileSync(file, Buffer.concat([film, space]))
  return file
}

walk('content and media of somebody new show their zeros, and lead on', async ({ page, hand, open }) => {
  await open('/dashboard/content')
  await expect(numbers(page, 'Content')).toHaveText(['0', '0', '0'])
  await expect(page.getByText('No content yet')).toBeVisible()
  await hand.press(page.getByRole('radio', { name: 'List' }))
  await expect(page.getByText(/as a list of titles/)).toBeVisible()
  await expectToFit(page)
  await hand.press(page.getByRole('button', { name: 'Add Content' }))
  await expect(page.getByRole('dialog', { name: 'Add a task' })).toBeVisible()

  await open('/dashboard/media')
  await expect(numbers(page, 'Media')).toHaveText(['0', '0', '0', '0 GBof unlimited'])
  await expect(page.getByText('No media files yet')).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'New folder' }))
  await hand.fill(page.getByLabel('Name'), 'Summer')
  await hand.press(page.getByRole('button', { name: 'Create folder' }))
  await expectToast(page, 'Folder created')
  await expect(numbers(page, 'Media')).toHaveText(['0', '0', '1', '0 GBof unlimited'])
  await expectToFit(page)
})

test.describe('at a desk', () => {
  test.use({ viewport: DESK })

  test.beforeEach(async ({ request, context }) => {
    const { username, password } = await approvedCreator(request, 'uploader')
    await logIn(context, username, password)
  })

  test('a picture is uploaded, described, put into a folder, deleted and brought back', async ({
    page,
    complaints,
    failNext,
  }) => {
    await openMedia(page)
    await choose(page, webp('cafe.webp'))
    await expectUploaded(page, 'cafe.webp')
    await expect(numbers(page, 'Media').first()).toHaveText('1')
    await page.getByRole('button', { name: 'New folder' }).click()
    await page.getByLabel('Name').fill('Summer')
    await page.getByRole('button', { name: 'Create folder' }).click()
    await expect(page.getByText('Nothing in here yet')).toBeVisible()
    await page.getByRole('row', { name: /^All media/ }).click()

    await fileOf(page, /cafe\.webp/).click()
    const sheet = page.getByRole('dialog', { name: 'cafe.webp' })
    await expect(sheet.getByText('Not used yet')).toBeVisible()
    await sheet.getByLabel(/^Alt text/).fill('A cup on a marble table')
    await failNext('PATCH /api/media/*')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page)).toHaveRole('alert')
    // The toast must not cover the Save button.
    const toast = await toastOf(page).boundingBox()
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThan((await sheet.boundingBox())?.x ?? 0)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Media saved')
    await expect(sheet).toBeHidden()
    await expect(fileOf(page, /cafe\.webp/)).not.toContainText('No alt text')

    await fileOf(page, /cafe\.webp/)
      .getByRole('checkbox')
      .click({ force: true })
    await page.getByRole('button', { name: 'Move to folder' }).click()
    await page.getByRole('menuitem', { name: 'Summer' }).click()
    await expect(page.getByRole('row', { name: 'Summer, 1 file' })).toBeVisible()
    await fileOf(page, /cafe\.webp/)
      .getByRole('checkbox')
      .click({ force: true })
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(fileOf(page, /cafe\.webp/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Media restored')
    await expect(fileOf(page, /cafe\.webp/)).toBeVisible()

    await openMedia(page)
    await choose(page, webp('again.webp'))
    await expect(page.getByText('You already have this file: cafe.webp in Summer')).toBeVisible()
    await page.getByRole('button', { name: /^Show the file/ }).click()
    await expect(page.getByRole('dialog', { name: 'cafe.webp' })).toBeVisible()
    expect(complaints.filter((each) => !/(?:409.*\/finish|500.*\/api\/media\/\w+)$/.test(each))).toEqual([])
    complaints.splice(0)
  })

  test('files are dropped anywhere on the screen, and pasted', async ({ page, context }) => {
    await openMedia(page)
    const cover = page.locator('[data-drop-cover]')
    await cover.waitFor({ state: 'attached' })
    const browser = await context.newCDPSession(page)
    const data = {
      items: [],
      files: [path.resolve(`${PICTURES}/listing-04-spa.webp`)],
      dragOperationsMask: 1,
    }
    const hold = (type: 'dragEnter' | 'dragOver' | 'drop', x = 900) =>
      browser.send('Input.dispatchDragEvent', { type, x, y: 500, data })
    await hold('dragEnter')
    await hold('dragOver')
    await hold('dragOver')
    await expect(cover).toHaveText('Drop to uploadinto Media')
    await hold('dragOver', -10)
    await expect(cover).toHaveText('')
    await expect(cover).not.toHaveAttribute('data-over')
    await hold('dragOver')
    await hold('dragOver')
    await expect(cover).toHaveText('Drop to uploadinto Media')
    await hold('drop')
    await expectUploaded(page, 'listing-04-spa.webp')
    // The drop overlay no longer covers the screen.
    await fileOf(page, /listing-04-spa/).click()
    await page.keyboard.press('Escape')

    await page.evaluate(
      (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([bytes], 'pasted.webp', { type: 'image/webp' }))
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      },
      readFileSync(`${PICTURES}/listing-05-pilates.webp`, 'base64'),
    )
    await expectUploaded(page, 'pasted.webp')
  })

  test('an upload that a reload cuts continues where the server stands', async ({ page, complaints }) => {
    const film = longFilm('silk.mp4')
    await openMedia(page)
    const offsets: string[] = []
    let isCut = true
    await page.route('**/api/uploads/*', (route) => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.fallback()
      offsets.push(request.headers()['upload-offset'] ?? '')
      // The third request never arrives.
      return isCut && offsets.length > 2 ? undefined : route.fallback()
    })
    await choose(page, film)
    await expect.poll(() => offsets).toEqual(['0', '8388608', '16777216'])
    await openMedia(page)
    isCut = false
    await expect(page.getByText('Choose silk.mp4 again to go on at 40 %')).toBeVisible()
    await choose(page, film)
    await expectUploaded(page, 'silk.mp4')
    expect(offsets).toEqual(['0', '8388608', '16777216', '16777216', '25165824', '33554432'])
    await expect(fileOf(page, /silk\.mp4/)).toContainText('Film')
    complaints.splice(0)
  })
})
