import type { HTMLInputTypeAttribute } from 'react'
import * as v from 'valibot'
import { OnboardingInput } from '@/contracts/feedback'
import { goalField } from './goals'

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
  goals: { name: OnboardingGoal; label: string; help: string }[]
}

/** The call's fields, with goals as text. Followers and posts are whole numbers, dollars have cents. */
export const OnboardingFields = v.object({
  ...OnboardingInput.entries,
  followerGoal: goalField({ max: 10_000_000_000, decimals: 0 }),
  revenueGoal: goalField({ max: 1_000_000_000_000, decimals: 2 }),
  contentGoal: goalField({ max: 10_000, decimals: 0 }),
})

const LARGE = 'A number; 100k and 1.2m are fine.'

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
      { name: 'followerGoal', label: 'Follower goal', help: LARGE },
      { name: 'revenueGoal', label: 'Revenue goal in dollars', help: LARGE },
      { name: 'contentGoal', label: 'Content goal in posts per week', help: 'A whole number, such as 5.' },
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

/** The names of all fields of a step. */
export function fieldsOf({ texts, goals }: OnboardingStep): (OnboardingText | OnboardingGoal)[] {
  return [...texts, ...goals].map(({ name }) => name)
}
