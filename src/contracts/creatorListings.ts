import * as v from 'valibot'
import { call } from './core/call'
import { date, defaulted, httpUrl, id, noQuery, optional, patchable, text, version } from './core/wire'
import { LISTING_CATEGORIES, LISTING_LENGTHS } from './directory'
import { PICTURE_TYPES } from './media/limits'
import { sizeQuery } from './media/sizeQuery'
import { OpeningHours, OpeningHoursInput } from './openingHours'
import { Trashed } from './trash'

/** The way of a creator's listing to the public directory (docs/behaviour.md, 15.3). */
export const LISTING_STATES = ['draft', 'submitted', 'approved', 'rejected', 'unpublished'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** Texts of Directory Management and of its calls (docs/behaviour.md, 4.8 and 15.3). */
export const LISTING_TEXTS = {
  added: 'Listing added',
  updated: 'Listing updated',
  deleted: 'Listing deleted',
  submitted: 'Listing submitted',
  approved: 'Listing approved',
  declined: 'Listing declined',
  unpublished: 'Listing unpublished',
  saveFailed: 'Failed to save listing',
  deleteFailed: 'Failed to delete listing',
  gone: 'This listing is not there any more.',
  notToSubmit: 'This listing is in review or public already.',
  notPublic: 'This listing is not public.',
  decided: 'This listing was decided or changed since you read it. Load it again.',
  ownerNotApproved: 'Its owner is not approved any more.',
  noteRequired: 'Say what has to change',
  pictureUnknown: 'Choose a picture of yours',
} as const

/** As specified; its type holds it to the number. */
const DESCRIPTION_TOO_SHORT: `Description must be at least ${typeof LISTING_LENGTHS.descriptionMin} characters` =
  'Description must be at least 10 characters'

const name = text('Name is required', LISTING_LENGTHS.name)
const category = v.picklist(LISTING_CATEGORIES, 'Category is required')
const description = v.pipe(
  text(DESCRIPTION_TOO_SHORT, LISTING_LENGTHS.description),
  v.minLength(LISTING_LENGTHS.descriptionMin, DESCRIPTION_TOO_SHORT),
)
const location = text('Location is required', LISTING_LENGTHS.location)
const phone = text(undefined, LISTING_LENGTHS.phone)
const hours = text(undefined, LISTING_LENGTHS.hours)
const pitch = text(undefined, LISTING_LENGTHS.pitch)

export const CreatorListingInput = v.object({
  name,
  category,
  description,
  location,
  phone: optional(phone),
  website: optional(httpUrl()),
  hours: optional(hours),
  openingHours: defaulted(OpeningHoursInput, []),
  /** A picture of the caller's; anyone can see it once the listing is approved. */
  imageId: optional(id),
  /** A wish: admins choose what is featured. */
  featured: defaulted(v.boolean(), false),
  seeksCreators: defaulted(v.boolean(), false),
  /** What the place offers creators. */
  pitch: optional(pitch),
})
export type CreatorListingInput = v.InferOutput<typeof CreatorListingInput>

export const CreatorListingPatch = v.object({
  version,
  name: v.optional(name),
  category: v.optional(category),
  description: v.optional(description),
  location: v.optional(location),
  phone: patchable(phone),
  website: patchable(httpUrl()),
  hours: patchable(hours),
  openingHours: v.optional(OpeningHoursInput),
  imageId: patchable(id),
  featured: v.optional(v.boolean()),
  seeksCreators: v.optional(v.boolean()),
  pitch: patchable(pitch),
})

/** What a creator's listing and its public copy share. */
const shared = {
  name: v.string(),
  category: v.picklist(LISTING_CATEGORIES),
  description: v.string(),
  location: v.string(),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  hours: v.nullable(v.string()),
  openingHours: OpeningHours,
  seeksCreators: v.boolean(),
  pitch: v.nullable(v.string()),
}

/** A creator's listing as its owner and admins see it. */
export const CreatorListing = v.strictObject({
  id,
  ...shared,
  imageId: v.nullable(id),
  featured: v.boolean(),
  /** 0: only the public copy is rated, by admins. */
  rating: v.literal(0),
  state: v.picklist(LISTING_STATES),
  /** What an admin said of the last version that was sent in. */
  decisionNote: v.nullable(v.string()),
  /** The path of the public copy; null without one. */
  publishedUrl: v.nullable(v.string()),
  version: v.number(),
  updatedAt: date,
})
export type CreatorListing = v.InferOutput<typeof CreatorListing>

/** The public copy of a listing, as an admin compares it. */
export const PublicCopy = v.strictObject({ ...shared, imageUrl: v.nullable(v.string()) })
export type PublicCopy = v.InferOutput<typeof PublicCopy>

/** A listing that waits for an admin. */
/** As many as an admin sees at once; the next ones follow as these are decided. */
export const REVIEWS_MAX = 100

export const ListingReview = v.strictObject({
  listing: CreatorListing,
  owner: v.string(),
  submittedAt: date,
  /** Null while the listing is not public. */
  published: v.nullable(PublicCopy),
})
export type ListingReview = v.InferOutput<typeof ListingReview>

/** Initial data of Directory Management, so that opening it makes no call. */
export type DirectoryManageStart = {
  listings: CreatorListing[]
  /** For admins; null for others. */
  reviews: ListingReview[] | null
}

export const ListingDecision = v.pipe(
  v.object({
    version,
    decision: v.picklist(['approved', 'rejected'], 'Approve or reject'),
    note: optional(text(undefined, LISTING_LENGTHS.pitch)),
  }),
  v.forward(
    v.check(({ decision, note }) => decision === 'approved' || note !== null, LISTING_TEXTS.noteRequired),
    ['note'],
  ),
)

export const listCreatorListings = call({
  method: 'get',
  path: '/listings',
  who: 'user',
  query: noQuery,
  answer: v.array(CreatorListing),
  summary: 'Your listings, newest first',
})
export const createCreatorListing = call({
  method: 'post',
  path: '/listings',
  who: 'user',
  query: noQuery,
  body: CreatorListingInput,
  answer: CreatorListing,
  status: 201,
  summary: 'Add a listing; nobody else sees it before you submit it',
  fails: [409],
})
export const updateCreatorListing = call({
  method: 'patch',
  path: '/listings/:id',
  who: 'user',
  query: noQuery,
  body: CreatorListingPatch,
  answer: CreatorListing,
  summary: 'Change a listing; the public copy stays as it is until an admin approves the change',
  fails: [409],
})
export const deleteCreatorListing = call({
  method: 'delete',
  path: '/listings/:id',
  who: 'user',
  query: noQuery,
  answer: Trashed,
  summary: 'Delete a listing and its public copy; the listing can be restored for 30 days',
})
export const submitListing = call({
  method: 'post',
  path: '/listings/:id/submit',
  who: 'user',
  query: noQuery,
  body: v.object({ version }),
  answer: CreatorListing,
  summary: 'Send a listing to the admins for review',
  fails: [409],
})
export const unpublishListing = call({
  method: 'post',
  path: '/listings/:id/unpublish',
  who: 'user',
  query: noQuery,
  body: v.object({ version }),
  answer: CreatorListing,
  summary: 'Take a listing out of the public directory, as its owner or an admin',
  fails: [409],
})
export const getListingPicture = call({
  method: 'get',
  path: '/listings/:id/picture',
  who: 'user',
  query: sizeQuery,
  answerType: 'file',
  fileTypes: PICTURE_TYPES,
  answer: v.unknown(),
  summary: 'The picture of a listing, for its owner and admins',
})
export const listListingReviews = call({
  method: 'get',
  path: '/listings/review',
  who: 'admin',
  query: noQuery,
  answer: v.array(ListingReview),
  summary: 'The listings that wait for an admin, each with its public copy, the longest waiting first',
})
export const decideListing = call({
  method: 'post',
  path: '/listings/:id/decide',
  who: 'admin',
  query: noQuery,
  body: ListingDecision,
  answer: CreatorListing,
  summary: 'Approve a listing, which copies it into the public directory, or reject it with a note',
  fails: [409],
})
