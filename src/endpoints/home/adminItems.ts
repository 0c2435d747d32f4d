import type { CollectionSlug } from 'payload'
import { isAdmin } from '@/access/guards'
import { LETTERS_HREF } from '@/contracts/audience/letterPages'
import type { ActionItem } from '@/contracts/home'
import { screenHref } from '@/contracts/screens'
import { LISTINGS_IN_REVIEW } from '../directory/presentListing'
import { countRecords } from '@/database/boundedList'
import type { Asker } from './actionItems'

/** Applications to the team without a decision. */
export const applicationsToDecide = waiting('team-applications', { status: 'pending' }, (count) => ({
  kind: 'applications',
  title: count === 1 ? '1 application to the team' : `${count} applications to the team`,
  note: 'Accept or reject each one.',
  href: screenHref('applications'),
}))

/** Feedback that nobody has looked at. */
export const feedbackToAnswer = waiting('feedback', { status: 'new' }, (count) => ({
  kind: 'feedback',
  title: count === 1 ? '1 new message from a creator' : `${count} new messages from creators`,
  note: 'Your answer reaches the person who wrote it.',
  href: screenHref('reports'),
}))

/** Conversations whose last message is the creator's. */
export const conversationsToAnswer = waiting(
  'conversations',
  { kind: 'support', isWaiting: true },
  (count) => ({
    kind: 'chat',
    title: count === 1 ? '1 conversation to answer' : `${count} conversations to answer`,
    note: 'One answer is enough; the others see it.',
    href: screenHref('chat'),
  }),
)

/** Products that visitors do not see yet. */
export const productsToReview = waiting('products', { isWaiting: true }, (count) => ({
  kind: 'review',
  title: count === 1 ? '1 product to review' : `${count} products to review`,
  note: 'Visitors see nothing of it before you approve.',
  href: `${screenHref('ecommerce')}?tab=review`,
}))

/** Creators' listings and changes of them that wait for an admin. */
export const listingsToReview = waiting('creator-listings', LISTINGS_IN_REVIEW, (count) => ({
  kind: 'listings',
  title: count === 1 ? '1 listing to review' : `${count} listings to review`,
  note: 'Nothing of it is public before you approve.',
  href: `${screenHref('directory-manage')}?tab=review`,
}))

/** Letters that creators have finished. */
export const lettersToSend = waiting('campaigns', { status: 'ready' }, (count) => ({
  kind: 'letters',
  title: count === 1 ? '1 letter to send' : `${count} letters to send`,
  note: 'Read it once more; nobody gets it before you send it.',
  href: LETTERS_HREF,
}))

/** An item for admins while records match. */
function waiting(slug: CollectionSlug, filter: object, present: (count: number) => ActionItem) {
  return async ({ req, user }: Asker): Promise<ActionItem[]> => {
    const count = isAdmin(user) ? await countRecords(req, slug, filter) : 0
    return count > 0 ? [present(count)] : []
  }
}
