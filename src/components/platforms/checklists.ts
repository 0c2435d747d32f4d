export type Platform = {
  id: PlatformId
  label: string
  setup: readonly string[]
  verification: readonly string[]
  /** What the platform requires before it verifies (docs/behaviour.md, 4.4). */
  threshold?: string
}
export type PlatformId = 'tiktok' | 'youtube' | 'twitch' | 'discord' | 'threads' | 'x-twitter' | 'snapchat'

/** The checklists of the seven platforms (docs/behaviour.md, 4.4). */
export const platforms: readonly Platform[] = [
  {
    id: 'tiktok',
    label: 'TikTok',
    threshold: '100K+ followers',
    setup: [
      'Create a creator account',
      'Set the profile picture and bio',
      'Link the shop',
      'Turn on analytics',
    ],
    verification: [
      'Reach 100K+ followers',
      'Collect three press mentions',
      'Confirm e-mail and phone',
      'Send the request',
    ],
  },
  {
    id: 'youtube',
    label: 'YouTube',
    threshold: '100K+ subscribers',
    setup: [
      'Create the channel',
      'Upload banner and picture',
      'Write the channel description',
      'Set upload defaults',
    ],
    verification: [
      'Reach 100K+ subscribers',
      'Verify the phone number',
      'Complete the channel',
      'Apply for the badge',
    ],
  },
  {
    id: 'twitch',
    label: 'Twitch',
    setup: ['Create the account', 'Set up the stream software', 'Design the panels', 'Write the chat rules'],
    verification: ['Become an affiliate', 'Turn on two-factor sign-in', 'Apply for partner'],
  },
  {
    id: 'discord',
    label: 'Discord',
    threshold: '500+ members',
    setup: [
      'Create the server',
      'Set roles and permissions',
      'Write welcome and rules',
      'Turn on community features',
    ],
    verification: ['Reach 500+ members', 'Keep the server older than eight weeks', 'Apply for verification'],
  },
  {
    id: 'threads',
    label: 'Threads',
    setup: ['Create the profile', 'Link the photo account', 'Write the bio'],
    verification: [
      'Verify the linked photo account',
      'Confirm identity',
      'Check that the badge carries over',
    ],
  },
  {
    id: 'x-twitter',
    label: 'X (Twitter)',
    setup: ['Create the account', 'Set picture and header', 'Pin a first post'],
    verification: [
      'Confirm the phone number',
      'Keep the account older than 30 days',
      'Subscribe or apply for the badge',
    ],
  },
  {
    id: 'snapchat',
    label: 'Snapchat',
    setup: ['Create a public profile', 'Add the Snapcode to the bio links', 'Post a first public story'],
    verification: ['Post publicly every week', 'Show an audience elsewhere', 'Ask for the star'],
  },
]
