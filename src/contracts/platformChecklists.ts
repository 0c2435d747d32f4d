export const PLATFORM_IDS = [
  'tiktok',
  'youtube',
  'twitch',
  'discord',
  'threads',
  'x-twitter',
  'snapchat',
] as const
export type PlatformId = (typeof PLATFORM_IDS)[number]

/** The two lists of every platform. */
export const CHECKLISTS = ['setup', 'verification'] as const
export type ChecklistName = (typeof CHECKLISTS)[number]

type ChecklistItem = { id: string; label: string }
export type Platform = {
  id: PlatformId
  label: string
  /** What the platform requires before it verifies an account (docs/behaviour.md, 4.4). */
  threshold?: string
} & Record<ChecklistName, readonly ChecklistItem[]>

/** The checklists of the seven platforms (docs/behaviour.md, 4.4). Ids are stored, so they must not change. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'tiktok',
    label: 'TikTok',
    threshold: '100K+ followers',
    setup: [
      { id: 'create-a-creator-account', label: 'Create a creator account' },
      { id: 'set-the-profile-picture-and-bio', label: 'Set the profile picture and bio' },
      { id: 'link-the-shop', label: 'Link the shop' },
      { id: 'turn-on-analytics', label: 'Turn on analytics' },
    ],
    verification: [
      { id: 'reach-100k-followers', label: 'Reach 100K+ followers' },
      { id: 'collect-three-press-mentions', label: 'Collect three press mentions' },
      { id: 'confirm-e-mail-and-phone', label: 'Confirm e-mail and phone' },
      { id: 'send-the-request', label: 'Send the request' },
    ],
  },
  {
    id: 'youtube',
    label: 'YouTube',
    threshold: '100K+ subscribers',
    setup: [
      { id: 'create-the-channel', label: 'Create the channel' },
      { id: 'upload-banner-and-picture', label: 'Upload banner and picture' },
      { id: 'write-the-channel-description', label: 'Write the channel description' },
      { id: 'set-upload-defaults', label: 'Set upload defaults' },
    ],
    verification: [
      { id: 'reach-100k-subscribers', label: 'Reach 100K+ subscribers' },
      { id: 'verify-the-phone-number', label: 'Verify the phone number' },
      { id: 'complete-the-channel', label: 'Complete the channel' },
      { id: 'apply-for-the-badge', label: 'Apply for the badge' },
    ],
  },
  {
    id: 'twitch',
    label: 'Twitch',
    setup: [
      { id: 'create-the-account', label: 'Create the account' },
      { id: 'set-up-the-stream-software', label: 'Set up the stream software' },
      { id: 'design-the-panels', label: 'Design the panels' },
      { id: 'write-the-chat-rules', label: 'Write the chat rules' },
    ],
    verification: [
      { id: 'become-an-affiliate', label: 'Become an affiliate' },
      { id: 'turn-on-two-factor-sign-in', label: 'Turn on two-factor sign-in' },
      { id: 'apply-for-partner', label: 'Apply for partner' },
    ],
  },
  {
    id: 'discord',
    label: 'Discord',
    threshold: '500+ members',
    setup: [
      { id: 'create-the-server', label: 'Create the server' },
      { id: 'set-roles-and-permissions', label: 'Set roles and permissions' },
      { id: 'write-welcome-and-rules', label: 'Write welcome and rules' },
      { id: 'turn-on-community-features', label: 'Turn on community features' },
    ],
    verification: [
      { id: 'reach-500-members', label: 'Reach 500+ members' },
      { id: 'keep-the-server-older-than-eight-weeks', label: 'Keep the server older than eight weeks' },
      { id: 'apply-for-verification', label: 'Apply for verification' },
    ],
  },
  {
    id: 'threads',
    label: 'Threads',
    setup: [
      { id: 'create-the-profile', label: 'Create the profile' },
      { id: 'link-the-photo-account', label: 'Link the photo account' },
      { id: 'write-the-bio', label: 'Write the bio' },
    ],
    verification: [
      { id: 'verify-the-linked-photo-account', label: 'Verify the linked photo account' },
      { id: 'confirm-identity', label: 'Confirm identity' },
      { id: 'check-that-the-badge-carries-over', label: 'Check that the badge carries over' },
    ],
  },
  {
    id: 'x-twitter',
    label: 'X (Twitter)',
    setup: [
      { id: 'create-the-account', label: 'Create the account' },
      { id: 'set-picture-and-header', label: 'Set picture and header' },
      { id: 'pin-a-first-post', label: 'Pin a first post' },
    ],
    verification: [
      { id: 'confirm-the-phone-number', label: 'Confirm the phone number' },
      { id: 'keep-the-account-older-than-30-days', label: 'Keep the account older than 30 days' },
      { id: 'subscribe-or-apply-for-the-badge', label: 'Subscribe or apply for the badge' },
    ],
  },
  {
    id: 'snapchat',
    label: 'Snapchat',
    setup: [
      { id: 'create-a-public-profile', label: 'Create a public profile' },
      { id: 'add-the-snapcode-to-the-bio-links', label: 'Add the Snapcode to the bio links' },
      { id: 'post-a-first-public-story', label: 'Post a first public story' },
    ],
    verification: [
      { id: 'post-publicly-every-week', label: 'Post publicly every week' },
      { id: 'show-an-audience-elsewhere', label: 'Show an audience elsewhere' },
      { id: 'ask-for-the-star', label: 'Ask for the star' },
    ],
  },
]
