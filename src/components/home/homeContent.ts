import type { User } from '@/contracts/account/identity'
import type { HomeStart } from '@/contracts/home'
import { screenHref } from '@/contracts/screens'
import type { Stat } from '../ui/StatStrip'
import type { IconName } from '../ui/icons'

/** Four zeros, samples, with the goals of the onboarding (docs/behaviour.md, 4.2). */
export function homeStats({ followerGoal, contentGoal, revenueGoal }: HomeStart): Stat[] {
  return [
    { label: 'Total Followers', value: '0', ...goal(followerGoal, '') },
    { label: 'Content Posts', value: '0', ...goal(contentGoal, ' a week') },
    { label: 'Brand Deals', value: '0' },
    { label: 'Revenue', value: '$0.00', ...goal(revenueGoal, '', '$') },
  ]
}

/** Three fixed bars, samples (docs/behaviour.md, 4.2). */
export const homeProgress = [
  {
    label: 'Platform Setup',
    value: 100,
    tone: 'glass',
    note: 'Will be the share of your checklists that is ticked.',
  },
  {
    label: 'Content Strategy',
    value: 45,
    tone: 'ink',
    note: 'Will be the share of your posts that has a day.',
  },
  {
    label: 'Team Building',
    value: 20,
    tone: 'coral',
    note: 'Will be the share of the roles that is filled.',
  },
] as const

type Row = { icon: IconName; title: string; href: string }
export type ActionItem = Row & { note: string; action: string }

/** What there is to do, from what is stored: each goes once it is done. */
export function actionItems(start: HomeStart, user: User | null): ActionItem[] {
  const items: (ActionItem | false)[] = [
    !start.isOnboardingSent && {
      icon: 'flag',
      title: 'Finish onboarding',
      note: 'Five steps, about two minutes.',
      href: screenHref('onboarding'),
      action: 'Continue',
    },
    !user?.email && {
      icon: 'mail',
      title: 'Add your e-mail',
      note: 'A forgotten password is reset by it.',
      href: screenHref('settings'),
      action: 'Open settings',
    },
    start.openDeals > 0 && {
      icon: 'link',
      title: `Read ${start.openDeals === 1 ? 'the open brand deal' : `${start.openDeals} open brand deals`}`,
      note: 'Budgets are shown before you write a word.',
      href: screenHref('connect'),
      action: 'Review',
    },
    !start.hasIdea && {
      icon: 'spark',
      title: 'Save a first idea',
      note: 'Typed or spoken, in a few seconds.',
      href: screenHref('vision-board'),
      action: 'Open board',
    },
    !start.hasProduct && {
      icon: 'tote',
      title: 'Add a first product',
      note: 'For the shop of this site.',
      href: `${screenHref('ecommerce')}?tab=products`,
      action: 'Open products',
    },
  ]
  return items.filter((item) => item !== false)
}

export const quickActions: Row[] = [
  { icon: 'spark', title: 'Save an idea', href: screenHref('vision-board') },
  { icon: 'cal', title: 'Plan a post', href: screenHref('schedule') },
  { icon: 'platform', title: 'View the platform page', href: '/platform' },
  { icon: 'team', title: 'View the team page', href: '/join-team' },
]

function goal(value: number | null, unit: string, currency = ''): Pick<Stat, 'note'> {
  return value === null ? {} : { note: `Goal ${currency}${value.toLocaleString('en-US')}${unit}` }
}
