import { once } from 'node:events'
import net from 'node:net'

export type ReceivedMail = { to: string[]; source: string; text: string }

export type MailServer = {
  /** For SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /** Sets the reply to a recipient; 550 and similar codes refuse it. */
  answerTo: (reply: string) => void
  stop: () => Promise<void>
}

/** A minimal mail server that accepts every mail and keeps it. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let recipientReply = '250 OK'
  const server = net.createServer((socket) => {
    const to: string[] = []
    let pending = ''
    let isData = false
    const reply = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      pending += bytes.toString('utf8')
      for (let next = takeNext(); next !== null; next = takeNext()) answer(next)
    })
    function takeNext(): string | null {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const index = pending.indexOf(end)
      if (index < 0) return null
      const taken = pending.slice(0, index)
      pending = pending.slice(index + end.length)
      return taken
    }
    function answer(given: string): void {
      if (isData) {
        isData = false
        mails.push({ to: to.splice(0), source: given, text: decode(given) })
        reply('250 OK')
        return
      }
      const verb = given.split(/[\s:]/)[0]?.toUpperCase()
      if (verb === 'RCPT') {
        if (recipientReply.startsWith('250')) to.push(given.replace(/^RCPT TO:\s*/i, ''))
        reply(recipientReply)
      } else if (verb === 'DATA') {
        isData = true
        reply('354 Go on')
      } else if (verb === 'QUIT') {
        reply('221 Bye')
        socket.end()
      } else reply('250 OK')
    }
    reply('220 mail.test ESMTP')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    mails,
    answerTo: (reply) => {
      recipientReply = reply
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

/** Decodes quoted-printable and CRLF line ends, so that texts can be searched. */
function decode(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}
