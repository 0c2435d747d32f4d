import { inBrowser } from './inBrowser.mjs'

/** How long a finger or a mouse's button is down, in ms. */
const PRESS = { delay: 60 }

/** The steps to take on each screen; the time from each input to the next frame is measured. */
const SCREENS = [
  {
    name: 'Content Schedule, board',
    path: '/dashboard/schedule',
    steps: [
      (page) => buttonNamed(page, /^Move Golden/).click(PRESS),
      (page) => page.keyboard.press('ArrowDown'),
      (page) => page.keyboard.press('Escape'),
      (page) => page.getByRole('row').first().click(PRESS),
      (page) => page.getByRole('dialog').waitFor(),
      (page) => page.keyboard.press('Escape'),
      (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
      (page) => buttonNamed(page, /^Move Golden/).click(PRESS),
      (page) => page.getByRole('menuitem', { name: 'To the bottom' }).click(PRESS),
      (page) => buttonNamed(page, 'Move forward to In Progress').click(PRESS),
    ],
  },
  {
    name: 'Content Schedule, its views',
    path: '/dashboard/schedule',
    steps: [
      (page) => page.getByRole('tab', { name: 'Week' }).click(PRESS),
      (page) => page.getByRole('tab', { name: 'Month' }).click(PRESS),
      (page) => page.getByRole('tab', { name: 'Board' }).click(PRESS),
    ],
  },
  {
    name: 'Content Schedule, month',
    path: '/dashboard/schedule?view=month',
    steps: [
      (page) => page.getByRole('button', { name: 'Month before' }).click(PRESS),
      (page) => page.getByRole('button', { name: 'Month after' }).click(PRESS),
    ],
  },
  {
    name: 'Media Manager',
    path: '/dashboard/media',
    steps: [
      (page) => page.getByRole('searchbox').first().click(PRESS),
      (page) => page.keyboard.type('pier 49', { delay: 30 }),
      (page) => page.getByRole('radio', { name: 'List' }).click(PRESS),
      // The drawn box covers its input.
      (page) =>
        page
          .getByRole('row')
          .nth(1)
          .getByRole('checkbox')
          .click({ ...PRESS, force: true }),
      (page) => page.keyboard.press('Escape'),
    ],
  },
]

function buttonNamed(page, name) {
  return page.getByRole('button', { name }).first()
}

/**
 * Opens the screens of a logged-in person in a real browser and takes the slowest time from an input to the frame that
 * shows it (the browser's own Event Timing, in steps of 8 ms), `repeats` times each.
 * @returns {Promise<{ name: string, slowest: number[] }[]>} in ms
 */
export async function interactionTimes(site, session, repeats) {
  return await inBrowser(session, async (context) => {
    const rows = []
    for (const screen of SCREENS) {
      const slowest = []
      for (let round = 0; round < repeats; round++) slowest.push(await slowestOf(context, site.url, screen))
      rows.push({ name: screen.name, slowest })
    }
    return rows
  })
}

async function slowestOf(context, url, { path, steps }) {
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    window.inputs = []
    const observer = new PerformanceObserver((list) => window.inputs.push(...list.getEntries()))
    observer.observe({ type: 'event', durationThreshold: 16 })
  })
  for (const step of steps) {
    await step(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  // The browser reports entries a moment after their frame.
  await page.waitForTimeout(200)
  const durations = await page.evaluate(() =>
    window.inputs.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  )
  await page.close()
  return Math.max(0, ...durations)
}
