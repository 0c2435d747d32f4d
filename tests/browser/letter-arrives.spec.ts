import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import mongoose from 'mongoose'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startSite } from '../support/startSite'
import { ADMIN, expect, test, toastOf } from './support'

const READER = 'mara@example.com'
const SUBJECT = 'Twelve pieces, one week early'
const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'

/** From /subscribe to the inbox: a real mail server (npm run sink) keeps what the site sends. */
test('a letter goes from the editor into the inbox of who asked for it', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(480_000)
  const inbox = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-sink-'))
  const port = await freePort()
  const sink = spawn(process.execPath, ['scripts/sink.mjs', '--port', String(port), '--dir', inbox])
  await once(sink.stdout, 'data')
  const site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}/?ignoreTLS=true` } })
  const client = await new mongoose.mongo.MongoClient(embeddedDatabaseAt(site.dataDir)?.uri ?? '').connect()
  /** Asking where it leads counts nothing; a click counts once, as soon as it can be a person's. */
  async function followLink(mail: string): Promise<void> {
    const [go] = /\/go\/[0-9a-f]{24}\/0\?r=[\w-]+/.exec(mail.replaceAll('=3D', '=')) ?? []
    const asked = { maxRedirects: 0, headers: { 'user-agent': BROWSER } }
    const clicks = () => client.db().collection('letter-clicks').countDocuments()
    const seen = await context.request.head(`${site.url}${go}`, asked)
    expect(seen.status()).toBe(302)
    expect(seen.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(await clicks()).toBe(0)
    await expect(async () => {
      const followed = await context.request.get(`${site.url}${go}`, asked)
      expect(followed.headers().location).toContain('/shop?utm_source=newsletter')
      expect(await clicks()).toBe(1)
    }).toPass()
  }
  try {
    await page.goto(`${site.url}/subscribe`)
    await page.getByLabel('Email address').fill(READER)
    await page.getByRole('button', { name: 'Send it to me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Look into')
    const [link] = /\/confirm\/[0-9a-f]{24}\/[\w-]+/.exec(await mailFrom(inbox, /\/confirm\//)) ?? []
    await page.goto(`${site.url}${link}`)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')

    expect((await context.request.post(`${site.url}/api/login`, { data: ADMIN })).status()).toBe(200)
    const data = { postalAddress: '1200 Ocean Drive', _status: 'published' }
    const settings = await context.request.post(`${site.url}/cms-api/globals/site-settings`, { data })
    expect(settings.ok()).toBe(true)
    await page.goto(`${site.url}/dashboard/subscribers`)
    await page.getByRole('button', { name: 'Send Email' }).click()
    await page.getByRole('textbox', { name: 'Subject' }).fill(SUBJECT)
    await page.getByRole('textbox', { name: 'Letter' }).fill('# Your door\n\n[See all twelve](/shop){button}')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.getByRole('button', { name: 'Send…' }).click()
    const question = page.getByRole('dialog', { name: 'Send to 1 person?' })
    await question.getByRole('button', { name: 'Send to 1 person' }).click()
    await expect(toastOf(page)).toContainText('Scheduled')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    // The minute in which it can be taken back is over.
    const due = { $set: { sendAt: new Date() } }
    await client.db().collection('campaigns').updateOne({ subject: SUBJECT, status: 'scheduled' }, due)

    const letter = await mailFrom(inbox, new RegExp(`^Subject: ${SUBJECT}`, 'm'))
    expect(letter).toContain(`To: ${READER}`)
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(letter).toContain('See all twelve')
    await followLink(letter)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
    }).toPass({ timeout: 60_000 })
    // An open page would ask for its stream again once the site has ended.
    await page.goto('about:blank')
    // A site that began empty has none of the shipped pictures.
    const others = complaints.filter((each) => !each.includes('/cms-api/media/file/'))
    complaints.splice(0, complaints.length, ...others)
  } finally {
    await client.close()
    await site.end()
    sink.kill()
    for (const folder of [inbox, site.dataDir]) fs.rmSync(folder, { recursive: true, force: true })
  }
})

/** The mail in the inbox that has this in it, its lines joined again; waits until it has arrived. */
async function mailFrom(inbox: string, wanted: RegExp): Promise<string> {
  const mails = () =>
    fs
      .readdirSync(inbox)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => fs.readFileSync(path.join(inbox, file), 'utf8').replaceAll('=\r\n', ''))
  await expect.poll(() => mails().some((mail) => wanted.test(mail)), { timeout: 180_000 }).toBe(true)
  return mails().find((mail) => wanted.test(mail)) ?? ''
}
