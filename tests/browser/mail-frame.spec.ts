import { composeMail } from '../../src/mail/mail'
import { accessibilityFaults, expect, expectToFit, test } from './support'

const LINK = 'https://isla.example/dashboard'

/** Everything that the frame can show, with a word that has no break. */
const mail = composeMail({
  siteName: 'Isla Verano',
  subject: '2 things you have not read at Isla Verano',
  heading: '2 things you have not read',
  kicker: 'Thursday, November 26',
  firstName: 'Mara',
  paragraphs: ['You sold:', '2 × Marea slip dress, Size M: $296.00'],
  items: [
    {
      note: 'Order, Nov 25, 9:12 PM',
      title: 'Marea slip dress, $148.00',
      body: 'Ships to Miami Beach.',
      url: LINK,
    },
    { note: 'Deal, Nov 25, 6:55 PM', title: `Palmera${'a'.repeat(80)}`, body: '', url: LINK },
  ],
  action: { label: 'Open your dashboard', url: LINK },
  footer: {
    text: 'One mail a day at 8:00 AM Eastern Time, and only when something is unread.',
    links: [
      { label: 'Stop the digest', url: LINK },
      { label: 'Choose what reaches you', url: LINK },
    ],
  },
})

test('a mail can be read in both schemes and at both widths', async ({ page }, info) => {
  // Gmail cuts a mail at 102 KB, and ignores styles of more than 8,192 characters.
  expect(mail.html.length).toBeLessThan(102_000)
  expect(/<style>(.*?)<\/style>/s.exec(mail.html)?.[1]?.length).toBeLessThan(8_192)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [600, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.setContent(mail.html)
      expect(await accessibilityFaults(page)).toEqual([])
      await expectToFit(page)
      await page.screenshot({ path: info.outputPath(`mail-${width}-${colorScheme}.png`), fullPage: true })
    }
  }
})
