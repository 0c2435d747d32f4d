import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type SunkMail = { to: string; from: string; source: string }

export type LetterSink = {
  /** For SMTP_URL. */
  url: string
  mails: SunkMail[]
  /** What the next letters are answered; each undefined part accepts them. */
  answers: {
    login?: Error | undefined
    from?: Error | undefined
    to?: (address: string) => Error | undefined
    /** After the final dot. */
    data?: (mail: SunkMail) => Error | 'drop' | undefined
  }
  stop: () => Promise<void>
}

/** An SMTP error with a code, such as 550, and its words. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** A real SMTP server that keeps what it takes, and refuses and breaks off as it is told. */
export async function startLetterSink(): Promise<LetterSink> {
  const mails: SunkMail[] = []
  const answers: LetterSink['answers'] = {}
  const options: SMTPServerOptions = {
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_, session, done) => (answers.login ? done(answers.login) : done(null, { user: session.id })),
    onMailFrom: (_, __, done) => done(answers.from ?? null),
    onRcptTo: ({ address }, _, done) => done(answers.to?.(address) ?? null),
    onData: (stream, { envelope, id }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const mail = { to: envelope.rcptTo[0]?.address ?? '', from, source: Buffer.concat(chunks).toString() }
        const answer = answers.data?.(mail)
        if (answer instanceof Error) return done(answer)
        mails.push(mail)
        if (answer !== 'drop') return done(null)
        for (const client of server.connections) if (client.id === id) client.close()
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    mails,
    answers,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
