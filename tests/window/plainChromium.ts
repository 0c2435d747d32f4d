import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { launchOptions } from '../support/chromium'

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } }
type Tab = { sessionId: string; targetId: string }

const AGENT =
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/**
 * A Chromium as people have it. Playwright's keeps every tab visible, never prerenders and has no back-forward cache,
 * and none of this can be switched back on.
 */
export class PlainChromium {
  /** Goes with the folder of the run: processes of the browser write to it for a while after its end. */
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-chromium-'))
  private readonly browser: ChildProcess
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private sent = 0
  private rest = ''

  constructor(executablePath: string | undefined) {
    const { executablePath: program, args } = launchOptions(executablePath)
    const own = [
      '--headless=new',
      '--disable-blink-features=AutomationControlled',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.folder}`,
      AGENT,
    ]
    // Background networking is what prerenders.
    const given = args.filter((arg) => arg !== '--disable-background-networking')
    this.browser = spawn(program, [...given, ...own, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    })
    const told = this.browser.stdio[4] as Readable
    told.setEncoding('utf8').on('data', (text: string) => this.take(text))
  }

  /** Opens a tab in front of the others, at an address. */
  async open(url: string): Promise<Tab> {
    const { targetId } = await this.send('Target.createTarget', { url })
    return this.attach(String(targetId))
  }

  /** Brings a tab in front of the others. */
  async show({ targetId }: Tab): Promise<void> {
    await this.send('Target.activateTarget', { targetId })
  }

  /** The value of an expression in a tab. */
  async read({ sessionId }: Tab, expression: string): Promise<unknown> {
    const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true }, sessionId)
    return (result as { value?: unknown }).value
  }

  /** Runs an expression in a tab and lets go of it: with tools attached, Chromium prerenders nothing. */
  async letGo(tab: Tab, expression: string): Promise<void> {
    await this.read(tab, expression)
    await this.send('Target.detachFromTarget', { sessionId: tab.sessionId })
  }

  /** Takes hold of the tab that shows an address; null while none does. */
  async find(url: string): Promise<Tab | null> {
    const { targetInfos } = await this.send('Target.getTargets', {})
    const shown = (targetInfos as { url: string; targetId: string }[]).find((each) => each.url === url)
    return shown ? this.attach(shown.targetId) : null
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.browser.once('exit', done))
    this.browser.kill()
    await ended
  }

  private async attach(targetId: string): Promise<Tab> {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    return { targetId, sessionId: String(sessionId) }
  }

  private async send(method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> {
    this.sent += 1
    const id = this.sent
    const answered = new Promise<Answer>((done) => this.waiting.set(id, done))
    const given = this.browser.stdio[3] as Writable
    given.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }

  private take(text: string): void {
    const told = (this.rest + text).split('\0')
    this.rest = told.pop() ?? ''
    for (const each of told) {
      const answer = JSON.parse(each) as Answer
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer)
    }
  }
}
