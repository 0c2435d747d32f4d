import { Resolver } from 'node:dns/promises'
import type { DomainRecord } from '@/contracts/audience/letterPreview'
import { environment } from '@/environment'

const PATIENCE_MS = 5_000

/** What the name servers said; null when they said nothing in time, an empty list for no such record. */
export type LookedUp = { mx: string[] | null; spf: string[] | null; dmarc: string[] | null }

/** What the records of a sender's domain say, the missing ones first. Never fails, and takes 5 seconds at most. */
export async function domainRecords(from: string): Promise<DomainRecord[]> {
  const domain = domainOf(from)
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 })
  const texts = async (name: string, version: string) =>
    (await resolver.resolveTxt(name))
      .map((parts) => parts.join(''))
      .filter((text) => text.startsWith(version))
  const inTime = setTimeout(() => resolver.cancel(), PATIENCE_MS)
  const [mx, spf, dmarc] = await Promise.all([
    found(resolver.resolveMx(domain).then((all) => all.flatMap(({ exchange }) => exchange || []))),
    found(texts(domain, 'v=spf1')),
    found(texts(`_dmarc.${domain}`, 'v=DMARC1')),
  ])
  clearTimeout(inTime)
  return inWords(from, { mx, spf, dmarc }, smtpHost())
}

const NONE = new Set(['ENODATA', 'ENOTFOUND'])

async function found(lookup: Promise<string[]>): Promise<string[] | null> {
  try {
    return await lookup
  } catch (error) {
    return NONE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

function smtpHost(): string {
  return URL.canParse(environment.smtpUrl) ? new URL(environment.smtpUrl).hostname : ''
}

const UNSEEN = 'The name servers did not answer. Look again in a moment.'

/** The records in words, with what to paste where one is missing. */
export function inWords(from: string, { mx, spf, dmarc }: LookedUp, mailServer: string): DomainRecord[] {
  const domain = domainOf(from)
  const spfValue = mailServer ? `v=spf1 a:${mailServer} mx ~all` : 'v=spf1 mx ~all'
  const records: DomainRecord[] = [
    recordOf('DMARC', dmarc, {
      stands: (value) =>
        `Inboxes know what to do with a letter that only pretends to come from you. Found: ${value}`,
      missing:
        'Nobody is told what to do with a letter that only pretends to come from you. This record changes ' +
        'nothing yet, it only asks for reports: raise “none” to “quarantine” after a month without surprises.',
      paste: { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${from}` },
    }),
    recordOf('SPF', spf, {
      stands: (value) => `The domain says who may send for it. Found: ${value}`,
      missing:
        'Nothing says that your mail server may send for the domain. ' +
        'If your mail provider names a record of its own, take that.',
      paste: { type: 'TXT', name: domain, value: spfValue },
    }),
    recordOf('MX', mx, {
      stands: () => 'Answers and bounces have somewhere to go.',
      missing: 'Answers to your letters have nowhere to go. Whoever keeps your mailbox names this record.',
      paste: null,
    }),
    {
      name: 'DKIM',
      state: 'unknown',
      text:
        'Whether letters are signed stands only in one that has arrived. ' +
        'Send yourself a test, open its details and look for “dkim=pass”.',
      paste: null,
    },
  ]
  const order = ['missing', 'unknown', 'stands']
  return records.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

type Words = { stands: (value: string) => string; missing: string; paste: DomainRecord['paste'] }

function recordOf(
  name: DomainRecord['name'],
  values: string[] | null,
  { stands, missing, paste }: Words,
): DomainRecord {
  if (!values) return { name, state: 'unknown', text: UNSEEN, paste: null }
  const [first] = values
  return first === undefined
    ? { name, state: 'missing', text: missing, paste }
    : { name, state: 'stands', text: stands(first), paste: null }
}
