import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { environment } from '@/environment'

/** A server may take its time after the final dot (RFC 5321, 4.5.3.2.6). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * 60_000 }

/** How a mail server answered one letter; `at` names the command. */
export type Outcome =
  | { kind: 'sent'; response: string }
  /** For good (5xx), or for now (4xx). */
  | { kind: 'refused' | 'deferred'; at: 'mail' | 'rcpt' | 'data'; response: string }
  /** The connection ended without an answer; with `hasBegun`, the letter may have arrived. */
  | { kind: 'lost'; hasBegun: boolean; response: string }

export type SmtpSession = {
  isOpen: () => boolean
  /** Sends one letter; never throws. One at a time. */
  send: (envelope: { from: string; to: string }, message: Buffer) => Promise<Outcome>
  close: () => void
}

/** The mail server refuses our user and password. */
export class LoginRefused extends Error {}

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/**
 * Opens a connection of its own to the server of SMTP_URL, which nodemailer reads. Not its pool: that cannot say
 * whether the final dot was written, and sends again by itself. Throws LoginRefused, or what went wrong.
 */
export async function openSmtpSession(): Promise<SmtpSession> {
  const { options, auth } = new SMTPTransport({ url: environment.smtpUrl, ...TIMEOUTS })
  const connection = new SMTPConnection(options)
  // Rejects once the connection has failed or ended, whatever is waited for.
  const ended = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The connection was closed')))
  })
  ended.catch(() => {})
  const step = (work: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      ended,
      new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve()))),
    ])
  try {
    await step((done) => connection.connect(done))
    const { allowsAuth } = connection as SMTPConnection & { allowsAuth?: boolean }
    // The transport's type says less than what it has read.
    const login = auth as unknown as SMTPConnection.AuthenticationCredentials | undefined
    if (login && allowsAuth) await step((done) => connection.login(login, done))
  } catch (error) {
    connection.close()
    const { code, responseCode = 0, message } = error as SmtpError
    throw code === 'EAUTH' && responseCode >= 500 ? new LoginRefused(message) : error
  }
  // Else the final dot, a write of its own, waits for the acknowledgement of what stands before it.
  connection._socket.setNoDelay(true)

  async function send({ from, to }: { from: string; to: string }, message: Buffer): Promise<Outcome> {
    let hasBegun = false
    // Read once the server has asked for the letter, or thrown away after its refusal.
    function* parts() {
      hasBegun = true
      yield message
    }
    try {
      const response = await Promise.race([
        ended,
        new Promise<string>((resolve, reject) =>
          connection.send({ from, to: [to] }, Readable.from(parts()), (error, info) =>
            error ? reject(error) : resolve(info.response),
          ),
        ),
      ])
      return { kind: 'sent', response }
    } catch (error) {
      const outcome = outcomeOf(error as SmtpError, hasBegun)
      // The refused letter's sender is forgotten, so that the connection serves the next one.
      if (outcome.kind === 'lost') connection.close()
      else await step((done) => connection.reset(done)).catch(() => connection.close())
      return outcome
    }
  }

  return {
    isOpen: () => !connection.destroyed && !connection._socket.destroyed,
    send,
    close: () => connection.quit(),
  }
}

function outcomeOf(
  { code, command, message, response, responseCode }: SmtpError,
  hasBegun: boolean,
): Outcome {
  const said = response ?? message
  const at = ({ 'MAIL FROM': 'mail', 'RCPT TO': 'rcpt', DATA: 'data' } as const)[command ?? '']
  if (at && responseCode) return { kind: responseCode >= 500 ? 'refused' : 'deferred', at, response: said }
  // nodemailer takes it for no address.
  if (code === 'EENVELOPE') return { kind: 'refused', at: 'rcpt', response: said }
  return { kind: 'lost', hasBegun, response: said }
}
