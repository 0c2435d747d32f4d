import type { IconName } from '../ui/icons'

/** Four zeros and three fixed progress cards (docs/behaviour.md, 4.2). */
export const homeStats = [
  { label: 'Total Followers', value: '0' },
  { label: 'Content Posts', value: '0' },
  { label: 'Brand Deals', value: '0' },
  { label: 'Revenue', value: '$0.00' },
] as const

export const homeProgress = [
  { label: 'Platform Setup', value: 100, tone: 'glass', note: 'Every account is connected.' },
  { label: 'Content Strategy', value: 45, tone: 'ink', note: 'Nine of twenty planned posts have a date.' },
  { label: 'Team Building', value: 20, tone: 'coral', note: 'One of five roles is filled.' },
] as const

type Row = { icon: IconName; title: string; href: string }

export const actionItems: (Row & { note: string; action: string })[] = [
  {
    icon: 'flag',
    title: 'Finish onboarding',
    note: 'Five steps, about two minutes.',
    href: '/dashboard/onboarding',
    action: 'Continue',
  },
  {
    icon: 'cal',
    title: 'Plan the first week',
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
