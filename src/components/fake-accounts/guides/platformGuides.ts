import type { FakeAccountPlatform } from '@/contracts/fake-accounts'

export type Guide = {
  platform: FakeAccountPlatform
  steps: readonly string[]
  needs: string
  /** 1-2 weeks on TikTok; others vary (docs/behaviour.md, 4.18). */
  processingTime: string
}

/** When the guides were written; update it when they are reviewed. */
export const GUIDES_AS_OF = 'As of November 2026.'

/** How to report an impersonation on each platform; texts of the tab Platform Guide. */
export const platformGuides: readonly Guide[] = [
  {
    platform: 'tiktok',
    steps: [
      'Open the fake profile and tap the share arrow.',
      'Choose Report, then Report account, then Pretending to be someone.',
      'Choose Me, or a person you represent, and send.',
      'For a blocked account use the impersonation form on the support site.',
    ],
    needs: 'Your account name, an identity document and a statement that you are the person shown.',
    processingTime: '1-2 weeks',
  },
  {
    platform: 'instagram',
    steps: [
      'Open the fake profile and tap the three dots.',
      'Choose Report, then Report account, then It is pretending to be someone else.',
      'Choose Me and confirm.',
      'Without an account of your own, use the impersonation form in the help centre.',
    ],
    needs: 'A photo of your identity document, sent only through the form.',
    processingTime: 'Varies',
  },
  {
    platform: 'youtube',
    steps: [
      'Open the channel and choose About, then the flag.',
      'Choose Report user, then Impersonation.',
      'Name your own channel and the copied videos.',
      'For copied videos send a copyright request, too. It is decided separately.',
    ],
    needs: 'The address of your channel and of each copied video.',
    processingTime: 'Varies',
  },
  {
    platform: 'twitter',
    steps: [
      'Open the profile and tap the three dots.',
      'Choose Report, then Impersonation or Deceptive identities.',
      'Say that you are the person, or act for them.',
      'Answer the mail that asks for proof within a few days.',
    ],
    needs: 'An e-mail address on your own domain, or an identity document.',
    processingTime: 'Varies',
  },
  {
    platform: 'threads',
    steps: [
      'Open the fake profile and tap the three dots.',
      'Choose Report, then Pretending to be someone.',
      'Report the linked photo account as well: the profiles share one login.',
    ],
    needs: 'The same proof as for the linked photo account.',
    processingTime: 'Varies',
  },
]
