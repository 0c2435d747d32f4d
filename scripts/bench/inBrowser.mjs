import { chromium } from '@playwright/test'
import { findChromium } from '../lib/browser.mjs'

/** Does `work` with the pages of a person at a desk, who is logged in by the headers `session`. */
export async function inBrowser(session, work) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const viewport = { width: 1440, height: 900 }
    return await work(await browser.newContext({ viewport, extraHTTPHeaders: session }))
  } finally {
    await browser.close()
  }
}
