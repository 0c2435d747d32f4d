import { beforeAll, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Media } from '@/contracts/media/files'
import { type MediaStart } from '@/contracts/media/start'
import { FOLDER_TEXTS, MEDIA_TEXTS } from '@/contracts/media/texts'
import { answerCalls } from '../testing/answerCalls'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { MediaManagerScreen } from './MediaManagerScreen'
import { folderOf, mediaOf, startOf } from '../testing/mediaOf'

// Loaded on demand, which takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import('../ui/DialogBox')
  await import('./sheet/MediaSheet')
})

/** Renders the screen with `start` as the server's data; later changes to it are read by the next load. */
function renderMedia(start: MediaStart, answers: Parameters<typeof answerCalls>[0] = {}, search = '') {
  const made = answerCalls({
    'GET /api/media': () => ({ body: start.media }),
    'GET /api/folders': () => ({ body: start.folders }),
    ...answers,
  })
  renderDashboardScreen(<MediaManagerScreen start={start} />, isla, search)
  return { made, user: userEvent.setup() }
}

const undo = (id: string) => ({ message: 'Media deleted', undo: { kind: 'media', id, until: '2026-12-22' } })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

test('somebody new sees zeros and an invitation, and nothing is called', () => {
  const { made } = renderMedia(startOf([]))
  expect(statsOf('Media')).toEqual(['0', '0', '0', '0 GBof unlimited'])
  expect(screen.getByRole('heading', { name: 'No media files yet' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Upload Media' })).toBeTruthy()
  expect(made).toEqual([])
})

test('counts what is there, and what of the quota it takes', () => {
  const start = startOf(
    [
      mediaOf({ name: 'dress.webp', alt: 'A dress' }),
      mediaOf({ name: 'logo.png', use: 'graphic' }),
      mediaOf({ name: 'walk.mp4', kind: 'film', seconds: 78 }),
    ],
    [folderOf({ id: 'Summer' })],
  )
  start.media.quotaBytes = 20_000_000_000
  renderMedia(start)
  expect(statsOf('Media')).toEqual(['1', '1', '1', '3.6 MBof 20 GB'])
  expect(row('dress.webp').textContent).not.toContain('No alt text')
  expect(row('logo.png').textContent).toContain('No alt text')
  expect(row('walk.mp4').textContent).toContain('1:18')
})

test('a file that cannot be kept says so before anything is sent', async () => {
  const { made, user } = renderMedia(startOf([]))
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  input.removeAttribute('accept')
  await user.upload(input, new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
  const uploads = within(await screen.findByRole('region', { name: 'Uploads' }))
  expect(uploads.getByText(MEDIA_TEXTS.wrongType)).toBeTruthy()
  expect(uploads.queryByRole('button', { name: /Try/ })).toBeNull()
  await user.click(uploads.getByRole('button', { name: 'Remove notes.pdf' }))
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
  expect(made).toEqual([])
})

test('an upload that a reload left behind asks for its file, and can be given up', async () => {
  const upload = { id: 'u1', name: 'walk.mp4', size: 100, offset: 62, expiresAt: '2026-11-23T00:00:00.000Z' }
  const uploads = [upload]
  const { made, user } = renderMedia(startOf([], [], { uploads }), {
    'DELETE /api/uploads/u1': () => {
      uploads.pop()
      return { status: 204, body: '' }
    },
    'GET /api/uploads': () => ({ body: [...uploads] }),
  })
  expect(await screen.findByText('Choose walk.mp4 again to go on at 62 %')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'No media files yet' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel walk.mp4' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'No media files yet' })).toBeTruthy()
  expect(made.map(({ call }) => call)).toEqual(['DELETE /api/uploads/u1', 'GET /api/uploads'])
})

test('several files move into a folder at once, and back again', async () => {
  const items = [mediaOf({ name: 'a.webp', folderId: 'Old' }), mediaOf({ name: 'b.webp' })]
  const start = startOf(items, [folderOf({ id: 'Old' }), folderOf({ id: 'Summer' })])
  const { made, user } = renderMedia(start, { 'POST /api/media/move': () => ({ body: items }) })
  await user.click(within(row('a.webp')).getByRole('checkbox'))
  await user.click(within(row('b.webp')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Move to folder' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Summer' }))
  await expectToast('Moved 2 files', 'Undo')
  expect(screen.queryByRole('button', { name: 'Move to folder' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(made.filter(({ call }) => call === 'POST /api/media/move')).toHaveLength(3))
  const moves = made.filter(({ call }) => call === 'POST /api/media/move').map(({ body }) => body)
  expect(moves).toEqual([
    { ids: ['a.webp', 'b.webp'], folderId: 'Summer' },
    { ids: ['a.webp'], folderId: 'Old' },
    { ids: ['b.webp'], folderId: null },
  ])
})

test('when one of several cannot be deleted, those before it can be restored', async () => {
  const start = startOf([mediaOf({ name: 'a.webp' }), mediaOf({ name: 'b.webp' })])
  const { made, user } = renderMedia(start, {
    'DELETE /api/media/a.webp': () => ({ body: undo('a.webp') }),
    'DELETE /api/media/b.webp': () => ({ status: 409, body: { message: 'Used in 2 places' } }),
    'POST /api/trash/media/a.webp/restore': () => ({ body: start.media.items[0] }),
  })
  await user.click(within(row('a.webp')).getByRole('checkbox'))
  await user.click(within(row('b.webp')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await expectToast('1 of 2 files deleted', 'Used in 2 placesUndo', 'alert')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expectToast(MEDIA_TEXTS.restored, '')
  expect(made.map(({ call }) => call)).toContain('POST /api/trash/media/a.webp/restore')
})

test('a file is renamed, shown to everybody after a question, and not deleted while something shows it', async () => {
  const file = mediaOf({ name: 'dress.webp' })
  const start = startOf([file], [folderOf({ id: 'Summer' })])
  const shown = {
    ...file,
    version: 2,
    visibility: 'public' as const,
    publicUrl: 'http://localhost/files/0/a',
  }
  let stored: Media = file
  const { made, user } = renderMedia(start, {
    'GET /api/media/dress.webp': () => ({ body: stored }),
    'GET /api/media/dress.webp/uses': () => ({
      body: [{ kind: 'product', id: 'p', title: 'Marea slip dress', href: '/dashboard/ecommerce' }],
    }),
    'PATCH /api/media/dress.webp': (body) => {
      stored = { ...shown, ...(body as object), version: stored.version + 1 }
      return { body: stored }
    },
  })
  await user.click(row('dress.webp'))
  const sheet = within(await screen.findByRole('dialog', { name: 'dress.webp' }))
  expect(await sheet.findByRole('link', { name: /Marea slip dress/ })).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Used in 1 place' })).toHaveProperty('disabled', true)
  await user.click(sheet.getByRole('button', { name: 'Make public' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Make dress.webp public?' }))
  await user.click(question.getByRole('button', { name: 'Make public' }))
  expect(await sheet.findByRole('link', { name: 'localhost/files/0/a' })).toBeTruthy()
  const name = sheet.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Marea front')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await expectToast(MEDIA_TEXTS.updated, '')
  expect(made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { version: 1, visibility: 'public' },
    { version: 2, name: 'Marea front', alt: null, folderId: null, use: 'image' },
  ])
})

test('a folder is made inside the chosen one; a name that is taken keeps what was typed', async () => {
  const start = startOf([mediaOf({ name: 'a.webp' })], [folderOf({ id: 'Summer', files: 1 })])
  const { made, user } = renderMedia(
    start,
    { 'POST /api/folders': () => ({ status: 409, body: { message: FOLDER_TEXTS.nameTaken } }) },
    '?folder=Summer',
  )
  await user.click(await screen.findByRole('button', { name: 'New folder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }))
  await user.type(dialog.getByLabelText('Name'), 'Stills')
  await user.click(dialog.getByRole('button', { name: 'Create folder' }))
  await expectToast('Error', FOLDER_TEXTS.nameTaken, 'alert')
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Stills')
  expect(made.find(({ call }) => call === 'POST /api/folders')?.body).toEqual({
    name: 'Stills',
    parentId: 'Summer',
  })
  expect(made.find(({ call }) => call === 'GET /api/media')?.query).toBe('folderId=Summer')
})

test('a folder that cannot be loaded offers to try again', async () => {
  const start = startOf([mediaOf({ name: 'a.webp' })])
  let isDown = true
  const { user } = renderMedia(
    start,
    { 'GET /api/media': () => (isDown ? { status: 500, body: {} } : { body: start.media }) },
    '?kind=image',
  )
  expect(await screen.findByText(`${MEDIA_TEXTS.notLoaded}.`)).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('row', { name: /a\.webp/ })).toBeTruthy()
})

test('a card says in how many places its file is used, and leads to them', async () => {
  const start = startOf([mediaOf({ name: 'dress.webp', uses: 2 }), mediaOf({ name: 'plaza.webp' })])
  const task = {
    kind: 'task',
    id: 't',
    title: 'Linen',
    platform: 'tiktok',
    href: '/dashboard/schedule?task=t',
  }
  const product = { kind: 'product', id: 'p', title: 'Marea slip dress', href: '/dashboard/ecommerce' }
  const { user } = renderMedia(start, {
    'GET /api/media/dress.webp': () => ({ body: start.media.items[0] }),
    'GET /api/media/dress.webp/uses': () => ({ body: [task, product] }),
  })
  expect(row('plaza.webp').textContent).toContain('Not used yet')
  await user.click(screen.getByRole('button', { name: 'dress.webp: used in 2' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'dress.webp' }))
  const heading = await sheet.findByRole('heading', { name: 'Used in 2 places' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a file that a link names opens once, and on a phone leaves no entry that opens it again', async () => {
  const before = window.matchMedia
  window.matchMedia = ((media: string) => ({ matches: true, media })) as typeof window.matchMedia
  try {
    const start = startOf([mediaOf({ name: 'dress.webp' })])
    window.history.pushState(null, '', '/before')
    window.history.pushState(null, '', '/dashboard')
    const { user } = renderMedia(
      start,
      {
        'GET /api/media/dress.webp': () => ({ body: start.media.items[0] }),
        'GET /api/media/dress.webp/uses': () => ({ body: [] }),
      },
      '?file=dress.webp',
    )
    await screen.findByRole('heading', { name: 'Not used yet' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(window.history.state).toBeNull())
    expect(window.location.search).toBe('')
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/before'))
  } finally {
    window.matchMedia = before
  }
})
