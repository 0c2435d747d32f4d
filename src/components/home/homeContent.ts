import type { IconName } from '../ui/icons'

/** Four zeros and three fixed progress cards (docs/behaviour.md, 4.2). */
export const homeStats = [
  { label: 'Total Followers', value: '0' },
  { label: 'Content Posts', value: '0' },
  { label: 'Brand Deals', value: '0' },
  { label: 'Revenue', value: '$0.00' },
] as const

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

export const actionItems: (Row & { note: string; action: string })[] = [
  {
    icon: 'flag',
    title: 'Answer the onboarding',
    note: 'Five steps, about two minutes. Your answers can be changed.',
    href: '/dashboard/onboarding',
    action: 'Open wizard',
  },
  {
    icon: 'cal',
    title: 'Plan a week',
    note: 'Give every post a day.',
    href: '/dashboard/schedule',
    action: 'Open schedule',
  },
  {
    icon: 'link',
    title: 'Read the open brand deals',
    note: 'Budgets are shown before you write a word.',
    href: '/dashboard/connect',
    action: 'Review',
  },
]

export const quickActions: Row[] = [
  { icon: 'platform', title: 'View the platform page', href: '/platform' },
  { icon: 'team', title: 'View the team page', href: '/join-team' },
]
