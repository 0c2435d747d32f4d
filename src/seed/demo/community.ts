import type {
  BrandDeal as StoredBrandDeal,
  Event as StoredEvent,
  PlatformConnection as StoredPlatformConnection,
  TeamApplication as StoredTeamApplication,
} from '@/payload-types'

type Connection = Pick<
  StoredPlatformConnection,
  'platform' | 'platformName' | 'shopUrl' | 'isActive' | 'apiKey' | 'apiSecret' | 'accessToken'
> & { syncedHoursAgo?: number }

/** The demo creator's stores; the first one sells some of the products. The keys are made up. */
export const demoConnections: Connection[] = [
  {
    platform: 'shopify',
    platformName: 'Isla Verano Atelier',
    shopUrl: 'https://isla-verano-atelier.example.com',
    isActive: true,
    apiKey: 'demo_key_7c2e91',
    apiSecret: 'demo_secret_4471b0',
    accessToken: 'demo_token_9d03f8',
    syncedHoursAgo: 5,
  },
  {
    platform: 'tiktok_shop',
    platformName: 'Isla on TikTok Shop',
    shopUrl: 'https://shop.example.com/isla.verano',
    isActive: true,
    apiKey: 'demo_key_1f88ac',
    syncedHoursAgo: 29,
  },
  {
    platform: 'manual',
    platformName: 'Wynwood market stall',
    shopUrl: 'https://wynwood-market.example.com',
    isActive: false,
  },
]

type Deal = Omit<
  StoredBrandDeal,
  'id' | 'createdAt' | 'updatedAt' | 'deadline' | 'totalPaid' | 'status' | 'companyLogo'
> & {
  deadlineInDays: number
  /** The status of the demo creator's application. */
  applied?: { status: 'pending' | 'approved'; message: string; daysAgo: number }
}

/** Six deals, newest first; budgets in cents. */
export const demoDeals: Deal[] = [
  {
    companyName: 'Solea',
    campaignTitle: 'Resort capsule, three looks',
    description: 'Two reels and a story set in natural light. You keep the pieces.',
    industry: 'Fashion',
    dealType: 'sponsored-post',
    budgetMin: 500_000,
    budgetMax: 1_000_000,
    productSelection: 'Three looks of the resort capsule, in your size.',
    requirements: 'Public account, posts within two weeks of delivery.',
    location: 'Miami, FL',
    deadlineInDays: 21,
  },
  {
    companyName: 'Brisa Skin',
    campaignTitle: 'Mineral sunscreen launch',
    description: 'Six months, one post a month, no exclusivity beyond sun care.',
    industry: 'Beauty',
    dealType: 'brand-ambassador',
    budgetMin: 1_200_000,
    budgetMax: 1_800_000,
    productSelection: 'A year of sunscreen, face and body.',
    requirements: 'Filmed outdoors. No filters on skin.',
    location: 'Remote',
    deadlineInDays: 45,
    applied: {
      status: 'pending',
      message: 'I film outdoors every morning anyway. Six posts, six beaches.',
      daysAgo: 2,
    },
  },
  {
    companyName: 'Hotel Palmera',
    campaignTitle: 'Winter weekend film',
    description: 'A two-minute film over one weekend. Rooms and crew meals included.',
    industry: 'Travel',
    dealType: 'content-creation',
    budgetMin: 300_000,
    budgetMax: 600_000,
    requirements: 'A crew of two at most. Delivery in 4K, with and without titles.',
    location: 'South Beach, FL',
    brief:
      'Arrive on a Friday. Film the roof at first light and the pool after eight; no guests in the picture.',
    contact: 'Noemi Vidal, noemi@hotelpalmera.example.com',
    deadlineInDays: 29,
    applied: {
      status: 'approved',
      message: 'First light from the roof, last light in the pool. I know the house.',
      daysAgo: 6,
    },
  },
  {
    companyName: 'Lino & Co',
    campaignTitle: 'Linen edit for spring',
    description: 'Pick ten pieces, style them your way, 18% on sales.',
    industry: 'Fashion',
    dealType: 'affiliate-partnership',
    budgetMin: 200_000,
    budgetMax: 400_000,
    productSelection: 'Any ten pieces of the spring line.',
    location: 'Tampa, FL',
    deadlineInDays: 72,
  },
  {
    companyName: 'Casa Mango',
    campaignTitle: 'Breakfast bowls, twelve recipes',
    description: 'Short videos of your mornings, one bowl each. A food stylist comes along.',
    industry: 'Food',
    dealType: 'content-creation',
    budgetMin: 400_000,
    budgetMax: 700_000,
    requirements: 'Filmed in one kitchen, over three days.',
    location: 'St. Petersburg, FL',
    deadlineInDays: 35,
  },
  {
    companyName: 'Orilla Yoga',
    campaignTitle: 'Sunrise class, opening season',
    description: 'Host three classes on the beach and tell the story of one.',
    industry: 'Wellness',
    dealType: 'event-appearance',
    budgetMin: 150_000,
    budgetMax: 300_000,
    requirements: 'Three Saturdays in a row.',
    location: 'Naples, FL',
    deadlineInDays: 60,
  },
]

type DemoEvent = Pick<StoredEvent, 'title' | 'description' | 'location' | 'capacity' | 'isPublic'> & {
  inDays: number
  /** UTC, 'hh:mm'. */
  time: string
  isIslas?: true
  /** The status of the demo creator's registration; for her own event, of the editor's. */
  registered?: 'pending' | 'approved'
}

/** Five future events; one is the demo creator's own. */
export const demoEvents: DemoEvent[] = [
  {
    title: 'Front row: resort show',
    description: 'Twelve looks, one runway of sand-coloured carpet, drinks after.',
    location: 'Wynwood, Miami',
    capacity: 80,
    inDays: 7,
    time: '23:00',
    isPublic: true,
    registered: 'approved',
  },
  {
    title: 'Podcast live: what a season costs',
    description: 'Three creators open their books. Questions welcome.',
    location: 'Ybor City, Tampa',
    capacity: 40,
    inDays: 12,
    time: '22:30',
  },
  {
    title: 'Sunrise shoot, open call',
    description: 'Bring one outfit and no make-up. Everyone leaves with three pictures.',
    location: 'St. Pete Beach',
    capacity: 12,
    inDays: 15,
    time: '11:10',
    registered: 'pending',
  },
  {
    title: 'Closet sale for the food bank',
    description: 'Ten dollars a piece, all of it goes to the food bank.',
    location: 'Seminole Heights, Tampa',
    inDays: 21,
    time: '16:00',
    isIslas: true,
    registered: 'pending',
  },
  {
    title: 'Watch party: the winter film',
    description: 'First showing, with the crew in the chat.',
    location: 'Online',
    inDays: 27,
    time: '01:00',
  },
]

type Application = Omit<
  StoredTeamApplication,
  'id' | 'createdAt' | 'updatedAt' | 'appliedAt' | 'decidedAt' | 'decidedBy'
> & { daysAgo: number }

/** Applications that wait for a decision, and two that are decided. */
export const demoApplications: Application[] = [
  {
    firstName: 'Nico',
    lastName: 'Reyes',
    email: 'nico.reyes@example.com',
    phone: '(813) 555-0119',
    age: 24,
    skillset: 'Video Editor',
    resumeUrl: 'https://nico-reyes.example.com/reel',
    instagram: '@nico.cuts',
    whyJoin: 'I cut to the beat of the sea and deliver the day after. Three years of reels for surf brands.',
    status: 'pending',
    daysAgo: 1,
  },
  {
    firstName: 'Tessa',
    lastName: 'Moreau',
    email: 'tessa.moreau@example.com',
    age: 31,
    skillset: 'Stylist',
    resumeUrl: 'https://tessa-moreau.example.com',
    instagram: '@tessa.styles',
    tiktok: '@tessa.styles',
    whyJoin: 'Linen, heat and a steamer in the trunk: I have dressed twelve resort shoots in Florida.',
    status: 'pending',
    daysAgo: 2,
  },
  {
    firstName: 'Jun',
    lastName: 'Park',
    email: 'jun.park@example.com',
    age: 19,
    skillset: 'Community Manager',
    otherSocial: 'Discord: junpark',
    whyJoin: 'I answer before people have finished typing, and I know when not to.',
    status: 'pending',
    daysAgo: 4,
  },
  {
    firstName: 'Ada',
    lastName: 'Lindqvist',
    email: 'ada.lindqvist@example.com',
    age: 27,
    skillset: 'Photographer',
    resumeUrl: 'https://ada-lindqvist.example.com/work',
    instagram: '@ada.light',
    whyJoin: 'Available light only. I get up for it.',
    status: 'accepted',
    daysAgo: 20,
  },
  {
    firstName: 'Rob',
    lastName: 'Fields',
    email: 'rob.fields@example.com',
    age: 45,
    skillset: 'Moderator',
    whyJoin: 'I have opinions and time.',
    status: 'rejected',
    daysAgo: 26,
  },
]

/** Launch sign-ups, latest first; one a day. */
export const demoSignups = [
  'rosa.delgado@example.com',
  'mia.tanaka@example.com',
  'studio@bluecabana.example.com',
  'leo.fontaine@example.com',
  'carmen.ortiz@example.com',
  'hello@saltandstone.example.com',
]
