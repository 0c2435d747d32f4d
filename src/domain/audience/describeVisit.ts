import { NOT_COUNTED, NOWHERE, OTHER } from '@/contracts/audience/dimensions'
import { CAMPAIGN_TEXT_MAX, type Hello } from '@/contracts/audience/hello'
import { isTimeZone } from '@/contracts/core/wire'
import { environment } from '@/environment'
import type { Visit } from './visits'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Hosts that people know by a name, by the first word of the host or the whole of it. */
const SOCIAL: Record<string, RegExp> = {
  instagram: /(^|\.)instagram\.com$/,
  tiktok: /(^|\.)tiktok\.com$/,
  youtube: /(^|\.)youtube\.com$|^youtu\.be$/,
  facebook: /(^|\.)facebook\.com$|^fb\.me$/,
  threads: /(^|\.)threads\.(net|com)$/,
  x: /^t\.co$|(^|\.)(x|twitter)\.com$/,
  pinterest: /(^|\.)pinterest\.[a-z.]{2,6}$|^pin\.it$/,
  snapchat: /(^|\.)snapchat\.com$/,
  linkedin: /(^|\.)linkedin\.com$|^lnkd\.in$/,
  reddit: /(^|\.)reddit\.com$/,
  linktree: /^linktr\.ee$/,
}
const SEARCH: Record<string, RegExp> = {
  google: /(^|\.)google\.[a-z.]{2,6}$/,
  bing: /(^|\.)bing\.com$/,
  duckduckgo: /(^|\.)duckduckgo\.com$/,
  yahoo: /(^|\.)yahoo\.[a-z.]{2,6}$/,
  ecosia: /(^|\.)ecosia\.org$/,
}

/** In this order: each one's agent also names those after it. */
const BROWSERS: [string, RegExp][] = [
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\b(musical_ly|BytedanceWebview|TikTok)/i],
  ['Facebook', /\bFBA[NV]\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [string, RegExp][] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

type Described = Pick<
  Visit,
  'source' | 'medium' | 'campaign' | 'referrer' | 'place' | 'device' | 'browser' | 'system'
>

/** How a visit came and on what, from its first sign. The address is not asked. */
export function describeVisit({ r, q, z, w }: Hello, headers: Headers): Described {
  const agent = headers.get('user-agent') ?? ''
  return {
    ...cameFrom(r, q),
    place: placeOf(z),
    device: deviceOf(w, agent),
    browser: nameOf(BROWSERS, agent),
    system: nameOf(SYSTEMS, agent),
  }
}

function cameFrom(r: string | undefined, q: Hello['q']) {
  const referrer = hostOf(r)
  const [medium, campaign] = [campaignText(q?.m), campaignText(q?.c)]
  const named = campaignText(q?.s)
  if (named) return { source: named, medium, campaign, referrer }
  if (!referrer) return { source: 'direct', medium, campaign, referrer }
  for (const [kind, hosts] of [
    ['social', SOCIAL],
    ['search', SEARCH],
  ] as const) {
    const known = Object.entries(hosts).find(([, pattern]) => pattern.test(referrer))
    if (known) return { source: known[0], medium: medium ?? kind, campaign, referrer }
  }
  return { source: referrer, medium: medium ?? 'referral', campaign, referrer }
}

/** The host of another site; null for this one, and for what is none. */
function hostOf(given: string | undefined): string | null {
  const host = given?.toLowerCase().replace(/^www\./, '')
  if (!host || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) return null
  return host === new URL(environment.siteUrl).hostname.replace(/^www\./, '') ? null : host
}

/**
 * A text of a campaign; null for one that can name a person (an address, or a long number), and for what the numbers
 * name rows of their own by.
 */
function campaignText(given: string | undefined): string | null {
  const text = given?.trim().toLowerCase().slice(0, CAMPAIGN_TEXT_MAX) ?? ''
  if (text.includes('@') || text.replaceAll(/\D/g, '').length >= 12) return null
  const plain = text.replaceAll(/[|\p{C}]/gu, '')
  return plain === OTHER || plain === NOT_COUNTED ? null : plain || null
}

let placesByZone: Map<string, string> | undefined

/** The country of a browser's time zone, by the zones that each country has. */
function placeOf(zone: string | undefined): string {
  // Making a formatter, to ask whether there is such a zone, takes longer than all else of a visit.
  const isKnown = zone && (canonicalNames.has(zone) || isTimeZone(zone))
  if (!isKnown) return NOWHERE
  placesByZone ??= new Map(
    LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((country) =>
      zonesOf(country).map((each) => [canonical(each), country]),
    ),
  )
  return placesByZone.get(canonical(zone)) ?? NOWHERE
}

/** Node 20 has it as a property, later ones as a method. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as { timeZones?: string[]; getTimeZones?: () => string[] }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

const canonicalNames = new Map<string, string>()

/** Asia/Kolkata and Asia/Calcutta are one zone. */
function canonical(zone: string): string {
  const known = canonicalNames.get(zone)
  if (known) return known
  const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  // Zones are names of a list, but a visitor can spell one in many ways.
  if (canonicalNames.size < 2_000) canonicalNames.set(zone, name)
  return name
}

function deviceOf(width: number | undefined, agent: string): Visit['device'] {
  const shown = width ?? (/\bMobi/.test(agent) ? 0 : Number.POSITIVE_INFINITY)
  if (shown < 640) return 'phone'
  // A narrow window of a computer is not a tablet.
  const isHeld = /\b(iPad|Android|Tablet)\b/.test(agent)
  return isHeld || shown < 768 ? 'tablet' : 'computer'
}

function nameOf(names: [string, RegExp][], agent: string): string {
  return names.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'Other'
}
