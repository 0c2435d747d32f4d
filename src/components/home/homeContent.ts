import type { ActionKind, HomeStart } from '@/contracts/home'
import { TEAM_ROLES } from '@/contracts/home'
import { testOrders } from '@/contracts/orders/deskTexts'
import { screenHref } from '@/contracts/screens'
import type { Stat } from '../ui/StatStrip'
import type { IconName } from '../ui/icons'

/** Four numbers, each with its source and its onboarding goal (docs/behaviour.md, 4.2). */
export function homeStats(start: HomeStart): Stat[] {
  const { home, counts, isCounted, followerGoal, contentGoal, revenueGoal, tests } = start
  const { followers, posts, deals, revenueCents } = home.stats
  const cents = (counts && tests?.cents) ?? revenueCents
  const revenue = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const goals = [goal(followerGoal, ''), goal(contentGoal, ' a week'), '', goal(revenueGoal, '', '$')]
  const sources = counts && [
    isCounted ? 'Active on the list' : enteredText(counts.platforms),
    `${counts.postsThisMonth} this month`,
    'Approved applications',
    tests ? `${testOrders(tests.orders)}, no real one yet` : 'Sold in dollars, after refunds',
  ]
  const values: [string, string, string][] = [
    [
      'Total Followers',
      followers.toLocaleString('en-US'),
      screenHref(isCounted ? 'subscribers' : 'platforms'),
    ],
    ['Content Posts', posts.toLocaleString('en-US'), `${screenHref('content')}?show=published`],
    ['Brand Deals', deals.toLocaleString('en-US'), screenHref('connect')],
    ['Revenue', revenue, screenHref('ecommerce')],
  ]
  return values.map(([label, value, href], index) => {
    const note = [sources?.[index], goals[index]].filter(Boolean).join('. ')
    const isTest = counts !== null && tests !== null && label === 'Revenue'
    return { label, value, ...(note && { note }), ...(sources && { href }), ...(isTest && { isTest }) }
  })
}

function enteredText(platforms: number): string {
  return platforms === 1 ? 'As entered, one platform' : `As entered, ${platforms} platforms`
}

type Bar = { label: string; value: number; tone: 'glass' | 'ink' | 'coral'; note: string; href?: string }

/** Three bars. The note of a sample says what the bar will show; the note of the user's own gives the counts. */
export function homeProgress({ home, counts: counted, contentGoal }: HomeStart): Bar[] {
  const counts = home.set === 'own' ? counted : null
  const { platformSetup, contentStrategy, teamBuilding } = home.progress
  const bars: [string, number, Bar['tone'], string, string, string | null][] = [
    [
      'Platform Setup',
      platformSetup,
      'glass',
      screenHref('platforms'),
      'Will be the share of your setup steps that is ticked.',
      counts && `${counts.setup.ticked} of ${counts.setup.total} setup steps ticked.`,
    ],
    [
      'Content Strategy',
      contentStrategy,
      'ink',
      contentGoal === null ? screenHref('onboarding') : screenHref('schedule'),
      'Will be the posts you plan in four weeks, of your goal.',
      counts && plannedText(counts.planned),
    ],
    [
      'Team Building',
      teamBuilding,
      'coral',
      screenHref('applications'),
      `Will be the people in this site’s team, full at ${TEAM_ROLES}.`,
      counts && teamText(counts.members),
    ],
  ]
  return bars.map(([label, value, tone, href, willBe, is]) =>
    is === null ? { label, value, tone, note: willBe } : { label, value, tone, note: is, href },
  )
}

/** The team belongs to the site, and has no list of roles to count against. */
function teamText(members: number): string {
  return `${members === 1 ? '1 person' : `${members} people`} in this site’s team, full at ${TEAM_ROLES}.`
}

function plannedText({ posts, goal }: { posts: number; goal: number | null }): string {
  const planned = posts === 1 ? '1 post' : `${posts} posts`
  if (goal === null) return `${planned} planned in four weeks. Set a content goal to count against.`
  return `${posts} of ${goal} posts planned in four weeks.`
}

/** The icon and the button of each kind of action item. */
export const ACTION_LOOKS: Record<ActionKind, { icon: IconName; action: string }> = {
  applications: { icon: 'team', action: 'Decide' },
  chat: { icon: 'chat', action: 'Answer' },
  feedback: { icon: 'chat', action: 'Open feedback' },
  listings: { icon: 'pin', action: 'Open listings' },
  letters: { icon: 'mail', action: 'Open letters' },
  review: { icon: 'store', action: 'Open products' },
  ship: { icon: 'tote', action: 'Open orders' },
  return: { icon: 'tote', action: 'Open orders' },
  overdue: { icon: 'clock', action: 'Post it now' },
  due: { icon: 'cal', action: 'Open task' },
  closing: { icon: 'link', action: 'Read deal' },
  onboarding: { icon: 'flag', action: 'Continue' },
  email: { icon: 'mail', action: 'Open settings' },
  deals: { icon: 'link', action: 'Review' },
  idea: { icon: 'spark', action: 'Open board' },
  product: { icon: 'tote', action: 'Open products' },
}

type Row = { icon: IconName; title: string; href: string }

export const quickActions: Row[] = [
  { icon: 'spark', title: 'Save an idea', href: screenHref('vision-board') },
  { icon: 'cal', title: 'Plan a post', href: screenHref('schedule') },
  { icon: 'platform', title: 'View the platform page', href: '/platform' },
  { icon: 'team', title: 'View the team page', href: '/join-team' },
]

function goal(value: number | null, unit: string, currency = ''): string {
  return value === null ? '' : `Goal ${currency}${value.toLocaleString('en-US')}${unit}`
}
