import { ObjectId } from '../lib/driver.mjs'
import { fillMedia, fillOrders } from './fill.mjs'

const DAY_MS = 86_400_000
/** Orders are spread over five years; those of the last days wait to be shipped, and one in fifty was refunded. */
const TRADE = { months: 60, shipped: 0.998, refundedEvery: 50 }
const PLATFORMS = ['tiktok', 'youtube', 'twitch', 'instagram']
const text = 'The light at the pier is best an hour before the last ferry; bring boards and nets. '.repeat(3)

/** Gives sol one page of orders, so that what is compared later is a full page as well. */
export async function fillDemo(db) {
  const { _id } = await db.collection('users').findOne({ username: 'sol' })
  await fillOrders(db, { ...TRADE, count: 60, sellerId: String(_id), name: 'SO' })
}

/**
 * Fills the demo up to what docs/scaling.md calls mid: sol at the product's own limits after five years, on a site with
 * 2,000 users. The files of media are not there.
 */
export async function fillMid(db) {
  const users = db.collection('users')
  const { _id: userId } = await users.findOne({ username: 'sol' })
  const isla = await users.findOne({ username: 'isla' })
  await fillOwn(db, userId)
  await fillOrders(db, { ...TRADE, count: 5_000, sellerId: String(userId), name: 'SO' })
  await fillOrders(db, { ...TRADE, count: 3_000, sellerId: String(isla._id), name: 'IS' })
  await fillSite(db, { isla, userId })
}

/** Two creators alike but for their orders: `many` has 50,000, `few` has 50. Their password is sol's. */
export async function fillSellers(db) {
  const { _id: _, profileImage: __, ...sol } = await db.collection('users').findOne({ username: 'sol' })
  for (const [username, count, name] of [
    ['many', 50_000, 'MA'],
    ['few', 50, 'FE'],
  ]) {
    const _id = new ObjectId()
    await db.collection('users').insertOne({ ...sol, _id, username, email: `${username}@example.com` })
    await fillOrders(db, { ...TRADE, count, sellerId: String(_id), name })
  }
}

/** One creator's records at the limits of their kinds. */
async function fillOwn(db, userId) {
  await db.collection('tasks').insertMany(rows(5_000, (index) => task(userId, index)))
  await fillMedia(db, userId, 5_000)
  await db
    .collection('media-folders')
    .insertMany(
      rows(480, (index) => ({ userId, name: `Shoot ${index}`, foldedName: `shoot ${index}`, version: 1 })),
    )
  await db
    .collection('vision-boards')
    .insertMany(
      rows(990, (index) => ({ userId, title: `Pier ${index}`, content: text, type: 'text', status: 'idea' })),
    )
  await db.collection('products').insertMany(await products(db, userId, 500))
  await db.collection('notifications').insertMany(
    rows(1_000, (index) => ({
      userId,
      kind: 'event',
      title: `Registered ${index}`,
      body: 'Somebody wants a seat.',
      href: '/dashboard/events',
      dedupeKey: `bench:${index}`,
      readAt: index > 20 ? daysAgo(1) : null,
      mailedAt: daysAgo(1),
      expiresAt: daysAgo(-60),
    })),
  )
  await db.collection('fake-account-reports').insertMany(
    rows(500, (index) => ({
      userId,
      platform: 'tiktok',
      fakeAccountUrl: `https://example.com/${index}`,
      reportReason: 'impersonation',
      additionalDetails: text,
      evidenceUrls: [],
      reportStatus: index % 10 === 0 ? 'pending' : 'resolved',
    })),
  )
  await db.collection('image-takedown-reports').insertMany(
    rows(500, (index) => ({
      userId,
      violationImageUrl: `https://example.com/${index}.jpg`,
      violationPlatform: 'website',
      imageDescription: text,
      reportReason: 'copyright',
      copyrightHolder: 'Sol',
      reportStatus: index % 10 === 0 ? 'pending' : 'removed',
    })),
  )
  await db.collection('feedbacks').insertMany(feedback(500, () => userId))
}

async function fillSite(db, { isla, userId }) {
  const { _id: _, profileImage: __, ...sample } = isla
  const people = rows(2_000, (index) => ({
    ...sample,
    _id: new ObjectId(),
    username: `creator-${index}`,
    email: `creator-${index}@example.com`,
    approved: index % 10 !== 0,
  }))
  await db.collection('users').insertMany(people)
  const person = (index) => people[index % people.length]._id
  await db.collection('email-signups').insertMany(
    rows(10_000, (index) => ({
      email: `visitor-${index}@example.com`,
      signedUpAt: daysAgo(index % 1800),
      status: index % 10 === 0 ? 'pending' : 'active',
      topics: ['news'],
      askedTopics: [],
      source: 'landing',
      key: `key-${index}`,
      consents: [],
    })),
  )
  await db.collection('feedbacks').insertMany(feedback(9_500, person))
  await fillCopies(db, 'directory-listings', 300, (index) => ({ name: `Listing ${index}` }))
  await fillCopies(db, 'team-applications', 500, (index) => ({ email: `applicant-${index}@example.com` }))
  await fillCopies(db, 'onboardings', 1_000, (index) => ({ userId: person(index) }))
  const events = await fillCopies(db, 'events', 100, (index) => ({
    createdBy: index % 2 === 0 ? userId : isla._id,
  }))
  await db.collection('event-registrations').insertMany(
    rows(10_000, (index) => ({
      // Each person registers for five events.
      eventId: events[(Math.floor(index / 2_000) * 20 + (index % 20)) % events.length]._id,
      userId: person(index),
      status: index % 10 === 0 ? 'pending' : 'approved',
      registeredAt: daysAgo(index % 900),
    })),
  )
}

/** Copies of the demo's first record, with some fields changed; resolves with them. */
async function fillCopies(db, collection, count, change) {
  const sample = await db.collection(collection).findOne({})
  const made = rows(count, (index) => ({
    ...sample,
    // Unique where there is one.
    ...(sample.slug && { slug: `${collection}-${index}` }),
    ...change(index),
    _id: new ObjectId(),
  }))
  await db.collection(collection).insertMany(made)
  return made
}

/** Nine of ten are done, over five years; the others are open, from a week ago to a month ahead. */
function task(userId, index) {
  const isDone = index % 10 !== 0
  const at = isDone ? daysAgo((index * 1826) / 5_000) : daysAgo(7 - (index % 38))
  return {
    userId,
    title: `Golden hour at the pier, take ${index}`,
    platform: PLATFORMS[index % PLATFORMS.length],
    date: at.toISOString().slice(0, 10),
    status: isDone ? 'done' : ['todo', 'in-progress'][index % 20 === 0 ? 0 : 1],
    rank: (index + 100) * 1024,
    caption: 'Boards, nets, the last ferry. #summer',
    mediaIds: [],
    disclosure: 'none',
    ...(isDone && { publishedAt: at, publishedUrl: `https://example.com/${index}` }),
    version: 1,
  }
}

async function products(db, userId, count) {
  const sample = await db.collection('products').findOne({ 'variants.0': { $exists: true } })
  return rows(count, (index) => {
    const _id = new ObjectId()
    const variants = rows(20, (at) => ({
      ...sample.variants[0],
      id: String(new ObjectId()),
      values: [`Size ${at}`],
      sku: `B${index}-${at}`,
    }))
    return { ...sample, _id, userId, slug: String(_id), title: `Linen blazer ${index}`, sku: null, variants }
  })
}

function feedback(count, ownerOf) {
  return rows(count, (index) => ({
    userId: ownerOf(index),
    category: 'general',
    subject: `About the schedule ${index}`,
    message: text,
    answer: index % 2 === 0 ? 'Thank you; it is on the list.' : null,
    status: index % 10 === 0 ? 'new' : 'resolved',
    submittedAt: daysAgo(index % 1800),
  }))
}

function rows(count, make) {
  return Array.from({ length: count }, (_, index) => ({
    createdAt: daysAgo((index * 1800) / count),
    updatedAt: new Date(),
    ...make(index),
  }))
}

function daysAgo(days) {
  return new Date(Date.now() - days * DAY_MS)
}
