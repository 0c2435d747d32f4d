import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { printError, say } from './lib/say.mjs'

/**
 * npm run sink: a mail server that keeps what it gets, to try letters out; start the site with the SMTP_URL it prints.
 * Each mail is a file, and a line of sink.jsonl, before it is answered. `--refuse 550:PATTERN` and `--defer
 * 451:PATTERN` refuse addresses, `--drop N` takes every Nth mail and breaks off without an answer, `--delay MS` answers
 * late.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '2525' },
    dir: { type: 'string', default: '.data/sink' },
    refuse: { type: 'string' },
    defer: { type: 'string' },
    drop: { type: 'string', default: '0' },
    delay: { type: 'string', default: '0' },
  },
})
const rules = [values.refuse, values.defer].flatMap((rule) => {
  const [, code, pattern] = /^(\d{3}):(.+)$/.exec(rule ?? '') ?? []
  return pattern ? [{ responseCode: Number(code), pattern: new RegExp(pattern) }] : []
})
let number = 0

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  allowInsecureAuth: true,
  // Else each connection waits for a name server.
  disableReverseLookup: true,
  onAuth: (_, session, done) => done(null, { user: session.id }),
  onRcptTo: ({ address }, _, done) => {
    const rule = rules.find(({ pattern }) => pattern.test(address))
    done(rule ? Object.assign(new Error('Refused by the sink'), { responseCode: rule.responseCode }) : null)
  },
  onData: (stream, { envelope, id }, done) => {
    const chunks = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => void keep(Buffer.concat(chunks), envelope, id, done).catch(done))
  },
})

async function keep(source, { rcptTo }, sessionId, done) {
  number += 1
  const own = number
  const header = (name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(source.toString())?.[1]?.trim() ?? null
  const [to] = rcptTo.map(({ address }) => address)
  const line = {
    at: new Date().toISOString(),
    to,
    messageId: header('Message-ID'),
    subject: header('Subject'),
  }
  await writeFile(path.join(values.dir, `${own}.eml`), source)
  await appendFile(path.join(values.dir, 'sink.jsonl'), `${JSON.stringify(line)}\n`)
  const isDropped = Number(values.drop) > 0 && own % Number(values.drop) === 0
  await wait(Number(values.delay))
  if (!isDropped) return done(null)
  for (const client of server.connections) if (client.id === sessionId) client.close()
}

server.on('error', (error) => {
  printError(error)
  process.exit(1)
})
await mkdir(values.dir, { recursive: true })
server.listen(Number(values.port), '127.0.0.1', () => {
  say(`Mails go to ${values.dir}. Start the site with SMTP_URL=smtp://127.0.0.1:${values.port}`)
})
