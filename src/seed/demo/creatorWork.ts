import type {
  FakeAccountReport as StoredFakeAccountReport,
  Feedback as StoredFeedback,
  ImageTakedownReport as StoredImageTakedownReport,
  Onboarding as StoredOnboarding,
  VisionBoard as StoredVisionBoard,
} from '@/payload-types'

type Stored = 'id' | 'createdAt' | 'updatedAt' | 'userId'

/** The demo creator's ideas, newest first; one a day. */
export const demoIdeas: Omit<StoredVisionBoard, Stored>[] = [
  {
    title: 'Ten looks from one linen shirt',
    content: 'Pool, dinner, boat, market. Same shirt, ten minutes of light each.',
    type: 'text',
    status: 'idea',
  },
  {
    title: 'What the tide left',
    content: 'A slow reel of one morning walk: shells, rope, a lost earring. No voice, only water.',
    type: 'text',
    status: 'promoted-to-task',
  },
  {
    title: 'Packing for three days in a tote',
    content: 'Everything laid out on the terrace tiles, filmed from the roof.',
    type: 'text',
    status: 'scheduled-as-content',
  },
]

type FakeAccount = Omit<StoredFakeAccountReport, Stored | 'platformReportDate' | 'platformResponseDate'> & {
  daysAgo: number
}

/** Fake accounts of the demo creator at four stages, newest first. */
export const demoFakeAccounts: FakeAccount[] = [
  {
    platform: 'threads',
    fakeAccountUrl: 'https://threads.example.com/@isla.verano.backup',
    fakeAccountUsername: '@isla.verano.backup',
    reportReason: 'impersonation',
    additionalDetails: 'Took the profile picture and the first six posts.',
    reportStatus: 'pending',
    reportedToPlatform: false,
    daysAgo: 1,
  },
  {
    platform: 'instagram',
    fakeAccountUrl: 'https://instagram.example.com/islaverano_official',
    fakeAccountUsername: '@islaverano_official',
    reportReason: 'scam',
    additionalDetails: 'Writes to followers and asks for gift cards.',
    evidenceUrls: ['https://proof.example.com/dm-1.png', 'https://proof.example.com/dm-2.png'],
    reportStatus: 'reported',
    reportedToPlatform: true,
    daysAgo: 4,
  },
  {
    platform: 'tiktok',
    fakeAccountUrl: 'https://tiktok.example.com/@isla.verano.shop',
    fakeAccountUsername: '@isla.verano.shop',
    reportReason: 'scam',
    additionalDetails: 'Sells pieces that do not exist.',
    reportStatus: 'in-review',
    reportedToPlatform: true,
    platformOutcome: 'under-review',
    daysAgo: 9,
  },
  {
    platform: 'twitter',
    fakeAccountUrl: 'https://twitter.example.com/islaveran0',
    fakeAccountUsername: '@islaveran0',
    reportReason: 'impersonation',
    reportStatus: 'resolved',
    reportedToPlatform: true,
    platformOutcome: 'account-removed',
    daysAgo: 23,
  },
]

type Takedown = Omit<
  StoredImageTakedownReport,
  Stored | 'dmcaFilingDate' | 'platformResponseDate' | 'removalDate'
> & {
  daysAgo: number
}

/** Stolen pictures of the demo creator, newest first. */
export const demoTakedowns: Takedown[] = [
  {
    violationImageUrl: 'https://wallpapers.example.com/beach/4471.jpg',
    violationPlatform: 'website',
    violationSiteName: 'Wallpapers Daily',
    originalSourceUrl: 'https://instagram.example.com/p/marea-look-3',
    imageDescription: 'The coral slip dress on the pier, cropped so that the watermark is gone.',
    reportReason: 'copyright',
    copyrightHolder: 'Isla Verano',
    reportStatus: 'dmca-filed',
    dmcaFiled: true,
    daysAgo: 6,
  },
  {
    violationImageUrl: 'https://forum.example.com/threads/881/image-2.png',
    violationPlatform: 'forum',
    violationSiteName: 'Shoreline Forum',
    imageDescription: 'A still from the hammock film, used in an advertisement for sun oil.',
    reportReason: 'unauthorized-use',
    copyrightHolder: 'Isla Verano',
    proofOfOwnership: 'The raw footage with its dates.',
    platformResponse: 'The post and the picture were taken down.',
    reportStatus: 'removed',
    dmcaFiled: true,
    daysAgo: 31,
  },
]

/** The demo creator's feedback, newest first. */
export const demoFeedback: (Pick<StoredFeedback, 'category' | 'subject' | 'message' | 'status' | 'answer'> & {
  daysAgo: number
})[] = [
  {
    category: 'feature-request',
    subject: 'A week view for the schedule',
    message: 'I plan on Sundays. Seven columns and a place for what has no day yet would do.',
    status: 'new',
    daysAgo: 2,
  },
  {
    category: 'bug-report',
    subject: 'Pictures turn in the directory',
    message: 'Portrait pictures from my phone were lying on their side. It has not happened since Tuesday.',
    status: 'resolved',
    answer: 'Thank you. Pictures are turned upright when they are uploaded; the old ones are mended, too.',
    daysAgo: 12,
  },
]

/** The editor's onboarding answers; the demo creator has not given hers yet. */
export const demoOnboarding: Omit<StoredOnboarding, Stored | 'submittedAt'> = {
  fullName: 'Elena Costa',
  email: 'elena@example.com',
  socialHandles: '@elena.writes',
  brandName: 'Salt Letters',
  tagline: 'One page a week about water',
  niche: 'Travel writing',
  instagram: 'elena.writes',
  followerGoal: 20_000,
  revenueGoal: 3_000,
  contentGoal: 2,
}
