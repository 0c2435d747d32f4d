import { PHONE } from './walk'
import { approvedCreator, expect, expectToast, logIn, test } from './support'

type Task = { id: string; postId: string | null; date: string; platform: string; publishedUrl: string | null }
type Shared = { name: string; type: string; size: number }

const TITLES = [
  'Boardwalk fit',
  'Linen ways',
  'Studio tour',
  'Thrift haul',
  'Gallery night',
  'Slow Sunday',
  'Market live',
]

test.describe('a week of posts', () => {
  test.beforeEach(async ({ request, context }) => {
    const { username, password } = await approvedCreator(request, 'season')
    await logIn(context, username, password)
  })

  test('is planned on four channels by keyboard, in a few presses for each post', async ({
    page,
    context,
  }) => {
    let presses = 0
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        presses += 1
        await page.keyboard.press(key)
      }
    }
    await page.goto('/dashboard/schedule?view=week&from=2030-06-05')
    await page.getByRole('button', { name: 'Add Task' }).first().focus()
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a task' })
    const title = dialog.getByLabel('Title')
    await expect(title).toBeFocused()
    for (const [index, text] of TITLES.entries()) {
      await page.keyboard.type(text)
      // The channels and the day stay from the post before.
      await press('Tab')
      if (index === 0) {
        await press(
          'ArrowRight',
          'Space',
          'ArrowRight',
          'Space',
          'ArrowRight',
          'Space',
          'Tab',
          ...'06022030'.split(''),
        )
      } else {
        await press('Tab', 'ArrowRight', 'ArrowUp')
      }
      await expect(dialog.getByLabel('Due date')).toHaveValue(`2030-06-0${index + 2}`)
      await press('Control+Enter')
      await expectToast(page, 'Task added', `${text}: in To Do, on 4 channels.`)
      await expect(title).toHaveValue('')
      await expect(title).toBeFocused()
    }
    await press('Escape')
    test.info().annotations.push({ type: 'presses', description: String(presses) })
    // The same as single tasks were 28 dialogs.
    expect(presses).toBeLessThanOrEqual(60)
    const tasks: Task[] = await (await context.request.get('/api/tasks')).json()
    expect(tasks).toHaveLength(28)
    expect(new Set(tasks.map(({ postId }) => postId)).size).toBe(7)
    const days = page.locator('section[aria-label] li[data-task]')
    await expect(days).toHaveCount(7)
    await expect(days.first()).toContainText('TikTok, planned')
    await page.getByRole('button', { name: 'Cards', exact: true }).click()
    await expect(days).toHaveCount(28)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a post is handed over: shared, copied, opened, and out', async ({ page, context, request }) => {
    const { username, password } = await approvedCreator(request, 'thumb')
    await logIn(context, username, password)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The share sheet is the phone's own: this records what it is given.
    await page.addInitScript(() => {
      const shared: Shared[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'canShare', { value: () => true })
      Object.defineProperty(navigator, 'share', {
        value: async ({ files }: { files: File[] }) => {
          shared.push(...files.map(({ name, type, size }) => ({ name, type, size })))
        },
      })
    })
    await page.goto('/dashboard/schedule')
    await page.getByRole('button', { name: 'Add Task' }).first().tap()
    const dialog = page.getByRole('dialog', { name: 'Add a task' })
    await dialog.getByLabel('Title').fill('Rings, stacked')
    await dialog.getByLabel('Caption').fill('Five rings #stack')
    await dialog.locator('input[type=file]').setInputFiles('media/seed/directory/listing-03-cafe.webp')
    await expect(dialog.getByRole('button', { name: /^Remove listing-03-cafe/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Add Task' }).tap()
    await expectToast(page, 'Task added', 'Rings, stacked: in To Do.')
    const [task]: Task[] = await (await context.request.get('/api/tasks')).json()

    await page.goto(`/dashboard/schedule/post/${task?.id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Share again' })).toBeVisible()
    const shared = await page.evaluate(() => (window as unknown as { shared: Shared[] }).shared)
    expect(shared).toEqual([
      { name: expect.stringContaining('listing-03-cafe'), type: 'image/webp', size: expect.any(Number) },
    ])
    expect(shared[0]?.size).toBeGreaterThan(1_000)
    await page.getByRole('button', { name: 'Copy the caption' }).tap()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Five rings #stack')
    await expect(page.getByRole('link', { name: 'Open TikTok' })).toHaveAttribute(
      'href',
      'https://www.tiktok.com/upload',
    )
    await page.getByRole('button', { name: 'It is out' }).tap()
    const out = page.getByRole('dialog', { name: 'It is out' })
    await out.getByLabel('Address of the post').fill('https://www.tiktok.com/@thumb/video/1')
    await out.getByRole('button', { name: 'It is out' }).tap()
    await expectToast(page, 'Marked as published', 'Rings, stacked')
    await expect(page.getByRole('link', { name: 'Open the post' })).toBeVisible()
    const [after]: Task[] = await (await context.request.get('/api/tasks')).json()
    expect(after?.publishedUrl).toBe('https://www.tiktok.com/@thumb/video/1')
  })
})
