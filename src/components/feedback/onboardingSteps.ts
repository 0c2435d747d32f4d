import type { HTMLInputTypeAttribute } from 'react'

export type OnboardingText =
  | 'fullName'
  | 'email'
  | 'socialHandles'
  | 'brandName'
  | 'tagline'
  | 'niche'
  | 'instagram'
  | 'tiktok'
  | 'youtube'
export type OnboardingGoal = 'followerGoal' | 'revenueGoal' | 'contentGoal'

export type OnboardingStep = {
  title: string
  /** The heading of the step, where it differs from its name in the list of steps. */
  heading?: string
  intro: string
  texts: {
    name: OnboardingText
    label: string
    type?: HTMLInputTypeAttribute
    autoComplete?: string
    isLong?: boolean
  }[]
  goals: { name: OnboardingGoal; label: string }[]
}

/** The five steps; nothing in them is required (docs/behaviour.md, 4.3). */
export const onboardingSteps: OnboardingStep[] = [
  {
    title: 'Personal Info',
    intro: 'Who is behind the name.',
    texts: [
      { name: 'fullName', label: 'Full name', autoComplete: 'name' },
      { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
      { name: 'socialHandles', label: 'Social handles', isLong: true },
    ],
    goals: [],
  },
  {
    title: 'Brand Identity',
    intro: 'What people remember.',
    texts: [
      { name: 'brandName', label: 'Brand name' },
      { name: 'tagline', label: 'Tagline' },
      { name: 'niche', label: 'Niche' },
    ],
    goals: [],
  },
  {
    title: 'Platforms',
    intro: 'Where to find you.',
    texts: [
      { name: 'instagram', label: 'Instagram' },
      { name: 'tiktok', label: 'TikTok' },
      { name: 'youtube', label: 'YouTube' },
    ],
    goals: [],
  },
  {
    title: 'Goals',
    intro: 'Numbers beat adjectives.',
    texts: [],
    goals: [
      { name: 'followerGoal', label: 'Follower goal' },
      { name: 'revenueGoal', label: 'Revenue goal in dollars' },
      { name: 'contentGoal', label: 'Content goal in posts per week' },
    ],
  },
  {
    title: 'Complete',
    heading: 'Look it over',
    intro: 'Read it once. Then finish.',
    texts: [],
    goals: [],
  },
]
