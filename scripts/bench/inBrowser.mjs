import { chromium } from '@playwright/test'
import { findChromium } from '../lib/browser.mjs'

/** Runs `work` in a desktop-sized browser context, logged in by the `session` headers. */
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
