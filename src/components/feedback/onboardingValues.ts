import { fullName } from '@/contracts/account/names'
import type { User } from '@/contracts/account/identity'
import type { Onboarding } from '@/contracts/feedback'
import { showGoal } from './goals'
import type { OnboardingGoal, OnboardingText } from './onboardingSteps'

/** The fields of the wizard; goals as they are typed. */
export type OnboardingValues = Record<OnboardingText | OnboardingGoal, string>

/** The wizard's initial values: the sent answers, else the account's name and e-mail. */
export function onboardingValues(sent: Onboarding | undefined, user: User | null): OnboardingValues {
  const person = sent ?? {
    fullName: fullName(user ?? {}),
    email: user?.email,
  }
  return {
    fullName: person.fullName ?? '',
    email: person.email ?? '',
    socialHandles: sent?.socialHandles ?? '',
    brandName: sent?.brandName ?? '',
    tagline: sent?.tagline ?? '',
    niche: sent?.niche ?? '',
    instagram: sent?.instagram ?? '',
    tiktok: sent?.tiktok ?? '',
    youtube: sent?.youtube ?? '',
    followerGoal: showGoal(sent?.followerGoal),
    revenueGoal: showGoal(sent?.revenueGoal),
    contentGoal: showGoal(sent?.contentGoal),
  }
}
