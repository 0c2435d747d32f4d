import { type mongo, Types } from 'mongoose'
import type { CollectionSlug } from 'payload'
import type { PlainCollection } from './driverCollection'

/**
 * How a person's records of a collection are found and what becomes of them when their account is erased:
 * `delete` removes them, `blank` empties the field that names the person, `keep` leaves them. A collection can have
 * several entries for a field, which differ in `where`.
 */
export type OwnedData = {
  collection: CollectionSlug | PlainCollection
  /** The field that names the person. */
  owner: string
  /** The field holds the id as text, not as an ObjectId. */
  isText?: true
  /** The field holds several ids; blanking removes the person's. */
  isList?: true
  /** Only these records. */
  where?: mongo.Filter<mongo.Document>
  /** Fields that are emptied as well when the person is blanked. */
  emptied?: readonly string[]
  atErasure: 'delete' | 'blank' | 'keep'
}

/**
 * Whose records are where (docs/behaviour.md, 8.3). Erased in this order: what shows or uses something comes before it.
 * Every collection stands here or in NOBODYS (ownedData.test.ts).
 */
export const OWNED_DATA: readonly OwnedData[] = [
  { collection: 'sessions', owner: 'user', atErasure: 'delete' },
  { collection: 'reset-tokens', owner: 'user', atErasure: 'delete' },
  { collection: 'calendar-feeds', owner: 'userId', atErasure: 'delete' },
  { collection: 'media-uploads', owner: 'userId', atErasure: 'delete' },
  { collection: 'brand-deal-applications', owner: 'userId', atErasure: 'delete' },
  { collection: 'event-waits', owner: 'userId', atErasure: 'delete' },
  { collection: 'event-registrations', owner: 'userId', atErasure: 'delete' },
  { collection: 'events', owner: 'createdBy', atErasure: 'delete' },
  { collection: 'discount-codes', owner: 'sellerId', atErasure: 'delete' },
  { collection: 'seller-settings', owner: 'userId', atErasure: 'delete' },
  { collection: 'short-links', owner: 'userId', atErasure: 'delete' },
  { collection: 'products', owner: 'userId', atErasure: 'delete' },
  // Buyers have paid for these; jobs/removeLooseFiles.ts deletes those that nobody can download any more.
  { collection: 'product-files', owner: 'sellerId', isText: true, atErasure: 'keep' },
  { collection: 'platform-connections', owner: 'userId', atErasure: 'delete' },
  { collection: 'tasks', owner: 'userId', atErasure: 'delete' },
  { collection: 'posts', owner: 'userId', atErasure: 'delete' },
  // With the team it is theirs; between creators the other person keeps their own words.
  { collection: 'conversations', owner: 'participantIds', where: { kind: 'support' }, atErasure: 'delete' },
  {
    collection: 'conversations',
    owner: 'participantIds',
    isList: true,
    where: { kind: 'collab' },
    atErasure: 'blank',
  },
  { collection: 'conversations', owner: 'startedBy', atErasure: 'blank' },
  {
    collection: 'conversations',
    owner: 'lastSenderId',
    where: { kind: 'collab' },
    emptied: ['preview'],
    atErasure: 'blank',
  },
  { collection: 'conversations', owner: 'lastSenderId', atErasure: 'blank' },
  { collection: 'conversations', owner: 'resolvedBy', atErasure: 'blank' },
  { collection: 'conversations', owner: 'assigneeId', atErasure: 'blank' },
  { collection: 'messages', owner: 'senderId', where: { isOfTeam: true }, atErasure: 'blank' },
  { collection: 'messages', owner: 'senderId', emptied: ['content', 'mediaIds'], atErasure: 'blank' },
  { collection: 'conversation-reads', owner: 'userId', atErasure: 'delete' },
  { collection: 'collab-requests', owner: 'fromId', atErasure: 'delete' },
  { collection: 'collab-requests', owner: 'toId', atErasure: 'delete' },
  { collection: 'creator-cards', owner: 'userId', atErasure: 'delete' },
  { collection: 'blocks', owner: 'userId', atErasure: 'delete' },
  { collection: 'blocks', owner: 'otherId', atErasure: 'delete' },
  { collection: 'vision-board', owner: 'userId', atErasure: 'delete' },
  { collection: 'voice-notes', owner: 'userId', atErasure: 'delete' },
  { collection: 'creator-listings', owner: 'userId', atErasure: 'delete' },
  { collection: 'directory-listings', owner: 'ownerId', atErasure: 'blank' },
  // A letter that went out stays, without a name.
  {
    collection: 'campaigns',
    owner: 'author',
    where: { status: { $in: ['draft', 'ready'] } },
    atErasure: 'delete',
  },
  { collection: 'campaigns', owner: 'author', atErasure: 'blank' },
  { collection: 'creator-media', owner: 'userId', atErasure: 'delete' },
  { collection: 'media-posters', owner: 'userId', atErasure: 'delete' },
  { collection: 'media-folders', owner: 'userId', atErasure: 'delete' },
  { collection: 'fake-account-reports', owner: 'userId', atErasure: 'delete' },
  { collection: 'image-takedown-reports', owner: 'userId', atErasure: 'delete' },
  { collection: 'feedback', owner: 'userId', atErasure: 'delete' },
  { collection: 'feedback', owner: 'answeredBy', atErasure: 'blank' },
  { collection: 'team-applications', owner: 'decidedBy', atErasure: 'blank' },
  { collection: 'team-tasks', owner: 'assignedBy', atErasure: 'blank' },
  { collection: 'onboarding', owner: 'userId', atErasure: 'delete' },
  { collection: 'notifications', owner: 'userId', atErasure: 'delete' },
  { collection: 'inboxes', owner: 'userId', atErasure: 'delete' },
  { collection: 'notification-settings', owner: 'userId', atErasure: 'delete' },
  { collection: 'achievement-unlocks', owner: 'userId', atErasure: 'delete' },
  { collection: 'platform-profiles', owner: 'userId', atErasure: 'delete' },
  { collection: 'dashboard-sync-logs', owner: 'userId', atErasure: 'delete' },
  { collection: 'dashboard-settings', owner: 'userId', atErasure: 'delete' },
  { collection: 'profile-images', owner: 'userId', atErasure: 'delete' },
  { collection: 'workspaces', owner: 'userId', atErasure: 'delete' },
  // Proof of what was done, without values; the database removes it after 13 months.
  { collection: 'audit-entries', owner: 'subjectId', isText: true, atErasure: 'keep' },
  // The books of the shop outlast the seller's account.
  { collection: 'payouts', owner: 'sellerId', isText: true, atErasure: 'keep' },
  { collection: 'orders', owner: 'lines.sellerId', isText: true, atErasure: 'keep' },
]

/** Collections whose records belong to no user, each with the reason. */
export const NOBODYS: Partial<Record<CollectionSlug, string>> = {
  users: 'the account itself, erased last',
  media: 'pictures and films of the site',
  'sample-cart-items': 'content of the site',
  'brand-deals': 'content of the site, made by admins',
  'event-guests': 'visitors, who have no account; erased 30 days after the event',
  'cancelled-events': 'a note at the address of a public event, without its host; goes after its date',
  'member-links': 'team members, who have no account; goes with the application',
  'email-signups': 'visitors, who have no account; they erase themselves through the links of their mails',
  'audience-shares': 'links of the site, made by admins; each goes when it ends',
  'back-in-stock': 'buyers, who have no account; goes with the product',
  'saved-replies': 'made by admins for all of them',
  'discount-uses': 'by buyers; goes with the code',
  refunds: 'the books of the shop, by order',
  'payment-events': 'the books of the shop, by order',
  'payload-jobs': 'work of the site; scheduled publications are cancelled when the account is closed',
  'payload-locked-documents': 'locks of the console, which end by themselves',
  'payload-preferences': 'settings of the console, which Payload deletes with the user',
  'payload-migrations': 'of the database',
  'payload-kv': 'of Payload itself',
}

/** The driver's filter for one person's records of an entry. */
export function ownedBy({ owner, isText, where }: OwnedData, userId: string): mongo.Filter<mongo.Document> {
  return { ...where, [owner]: isText ? userId : new Types.ObjectId(userId) }
}
