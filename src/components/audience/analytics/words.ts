import {
  CLICK_GOAL,
  type Dimension,
  type Filter,
  NOT_COUNTED,
  NOWHERE,
  OTHER,
} from '@/contracts/audience/dimensions'
import type { Funnels } from '@/contracts/audience/numbers'
import { countryName } from '../../orders/countryName'
import { count } from '../../ui/count'

/** The wide cards (docs/behaviour.md, 4.9). */
export const CARD_TITLES = {
  audience: 'Audience over time',
  content: 'Top content',
  revenue: 'Revenue by platform',
} as const

/** What visits are told apart by, one and several. */
export const DIMENSION_WORDS: Record<Dimension, [one: string, several: string]> = {
  pages: ['Page', 'pages'],
  entries: ['First page', 'first pages'],
  sources: ['Source', 'sources'],
  campaigns: ['Campaign', 'campaigns'],
  places: ['Place', 'places'],
  devices: ['Device', 'devices'],
  browsers: ['Browser', 'browsers'],
  systems: ['System', 'systems'],
  goals: ['Goal', 'goals'],
}

const GOAL_WORDS: Record<string, string> = {
  signup: 'Signed up',
  confirm: 'Confirmed',
  application: 'Applied to the team',
  order: 'Ordered',
  cart: 'Put in the cart',
}

export type Funnel = Funnels['funnels'][number]
export type Step = Funnel['steps'][number]

/** The funnels in the order in which they are shown. */
export const FUNNEL_ITEMS = [
  { id: 'shop', label: 'Shop' },
  { id: 'list', label: 'List' },
  { id: 'team', label: 'Team' },
] as const satisfies readonly { id: Funnel['name']; label: string }[]

export const STEP_WORDS: Record<Step['step'], string> = {
  landing: 'Cover',
  signup: 'Signed up',
  confirm: 'Confirmed',
  shop: 'Shop',
  cart: 'Cart',
  order: 'Order',
  'join-team': 'Team page',
  application: 'Applied',
}

/** What a step's number is: visits of the first one, the share of them that reached the others. */
export function stepText({ share }: Step, index: number): string {
  if (index === 0) return 'visits'
  return share === null ? '--' : `${Math.round(share)}% of all`
}

/** Names that are not written as any other word is. */
const SOURCE_WORDS: Record<string, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  newsletter: 'Letters',
  direct: 'Typed in, or not known',
  x: 'X',
  linkedin: 'LinkedIn',
  duckduckgo: 'DuckDuckGo',
}

/** A stored value as people read it: "US" is "United States", "click:Instagram" is "Pressed Instagram". */
export function valueText(dim: Dimension, value: string): string {
  if (value === '') return 'Not known'
  if (value === OTHER) return 'Other'
  if (value === NOT_COUNTED) return 'Not counted'
  if (dim === 'places') return value === NOWHERE ? 'Not known' : countryName(value)
  if (dim === 'goals') {
    return value.startsWith(CLICK_GOAL)
      ? `Pressed ${value.slice(CLICK_GOAL.length)}`
      : (GOAL_WORDS[value] ?? value)
  }
  if (dim === 'sources') return SOURCE_WORDS[value] ?? capitalised(value)
  return dim === 'devices' ? capitalised(value) : value
}

export function filterWords({ dim, value }: Filter): [is: string, what: string] {
  return [`${DIMENSION_WORDS[dim][0]} is`, valueText(dim, value)]
}

/** A host stays as it is. */
function capitalised(word: string): string {
  return word.includes('.') ? word : word.charAt(0).toUpperCase() + word.slice(1)
}

/** "1 visit", "278 visits" */
export function visitsText(visits: number): string {
  return visits === 1 ? '1 visit' : `${count(visits)} visits`
}

/** The share of a whole in percent; "--" of nothing. */
export function shareText(part: number, whole: number): string {
  return whole <= 0 ? '--' : `${Math.round((part / whole) * 100)}%`
}
