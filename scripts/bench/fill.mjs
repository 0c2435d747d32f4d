import { ObjectId } from '../lib/driver.mjs'

const ADDRESS = { line1: '12 Shore Road', city: 'Miami', region: 'FL', postalCode: '33101', country: 'US' }

/** Brings the shop to exactly `count` active products, by adding copies of the demo's or deleting. */
export async function fillShop(db, count) {
  const products = db.collection('products')
  const samples = await products.find({ isActive: true }).toArray()
  const missing = count - samples.length
  if (missing < 0) {
    await products.deleteMany({ _id: { $in: samples.slice(count).map(({ _id }) => _id) } })
  } else if (missing > 0) {
    await products.insertMany(
      Array.from({ length: missing }, (_, index) => copyOf(samples[index % samples.length])),
    )
  }
}

/** Gives a user twenty ideas. */
export async function fillIdeas(db, userId) {
  await db.collection('vision-boards').insertMany(ideas(20, () => userId))
}

/** Adds the ideas of other people. */
export async function fillIdeasOfOthers(db, count) {
  await db.collection('vision-boards').insertMany(ideas(count, () => new ObjectId()))
}

/** Gives a user a full schedule and a full Media Manager; the files themselves are not there. */
export async function fillSeason(db, userId, { tasks, media }) {
  const now = new Date()
  await db
    .collection('workspaces')
    .updateOne(
      { userId },
      { $set: { ownSets: ['schedule'] }, $setOnInsert: { startedAt: now } },
      { upsert: true },
    )
  await fillTasks(db, userId, tasks)
  await fillMedia(db, userId, media)
}

/** Gives a user files in the Media Manager, one a minute. */
export async function fillMedia(db, userId, media) {
  const now = new Date()
  await db.collection('creator-medias').insertMany(
    Array.from({ length: media }, (_, index) => ({
      userId,
      kind: 'image',
      use: index % 5 === 0 ? 'graphic' : 'image',
      name: `pier ${index}.jpg`,
      alt: 'A wooden pier at golden hour',
      bytes: 250_000,
      filesize: 250_000,
      width: 1600,
      height: 1200,
      mimeType: 'image/jpeg',
      filename: `${userId}-${index}.jpg`,
      sha256: String(index).padStart(64, '0'),
      visibility: 'private',
      version: 1,
      createdAt: new Date(now.getTime() - index * 60_000),
      updatedAt: now,
    })),
  )
}

/** Adds products without variants; resolves with their ids. */
export async function fillPieces(db, { count, inventoryQuantity }) {
  const products = db.collection('products')
  const sample = await products.findOne({ isActive: true, 'variants.0': { $exists: false } })
  const made = Array.from({ length: count }, () => ({
    ...copyOf(sample),
    inventoryQuantity,
    price: 4_800,
    currency: 'USD',
  }))
  await products.insertMany(made)
  return made.map(({ _id }) => String(_id))
}

/**
 * Adds paid orders of one seller: a minute apart and not shipped, or evenly over `months` with the older `shipped` part
 * of them shipped.
 */
export async function fillOrders(
  db,
  { count, sellerId, months, shipped = 0, refundedEvery = Infinity, name = 'BN' },
) {
  const now = Date.now()
  const apart = months ? (months * 30 * 86_400_000) / count : 60_000
  const line = { sellerId, sellerName: 'Isla', sellerSharePercent: 100, title: 'Raffia hat', price: 4_800 }
  const pieces = { quantity: 1, discount: 0, shippedQuantity: 0, refundedQuantity: 0, restockedQuantity: 0 }
  const sums = { subtotal: 4_800, discount: 0, shipping: 0, tax: 384, total: 5_184, refunded: 0 }
  const order = (index) => {
    const lineId = String(new ObjectId())
    const at = new Date(now - index * apart)
    const isShipped = index >= count * (1 - shipped)
    const parcel = { lines: [{ lineId, quantity: 1 }], carrier: 'USPS', at, by: sellerId }
    return {
      number: `${name}${String(index % 100).padStart(2, '0')}-${String(index).padStart(5, '0')}`,
      attempt: `bench-${name}-${index}`,
      bodyHash: '',
      status: 'paid',
      problem: null,
      isTest: false,
      currency: 'USD',
      ...sums,
      ...(index % refundedEvery === 1 && { refunded: 4_800 }),
      email: `buyer-${index}@example.com`,
      name: `Buyer ${index}`,
      delivery: months ? 'ship' : 'pickup',
      address: months ? ADDRESS : {},
      lines: [
        {
          id: lineId,
          productId: String(new ObjectId()),
          ...line,
          ...pieces,
          ...(isShipped && { shippedQuantity: 1 }),
        },
      ],
      payment: { provider: 'manual', attempts: [], paymentRef: null },
      shipments: isShipped ? [{ key: `${name}-${index}`, ...parcel }] : [],
      history: [],
      stockHeld: true,
      paidAt: at,
      createdAt: at,
      updatedAt: new Date(now),
    }
  }
  await db.collection('orders').insertMany(Array.from({ length: count }, (_, index) => order(index)))
}

async function fillTasks(db, userId, tasks) {
  const now = new Date()
  const states = ['todo', 'in-progress', 'done']
  await db.collection('tasks').insertMany(
    Array.from({ length: tasks }, (_, index) => ({
      userId,
      title: `Golden hour at the pier, take ${index}`,
      platform: ['tiktok', 'youtube', 'twitch', 'instagram'][index % 4],
      // Forty days back to forty days ahead.
      date: new Date(now.getTime() + ((index % 80) - 40) * 86_400_000).toISOString().slice(0, 10),
      status: states[index % 3],
      rank: index * 1024,
      caption: 'Boards, nets, the last ferry. #summer',
      mediaIds: [],
      disclosure: 'none',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

function ideas(count, ownerOf) {
  return Array.from({ length: count }, (_, index) => ({
    userId: ownerOf(),
    title: `Golden hour at the pier, take ${index}`,
    content: 'Boards, nets, the last ferry. Ask about the light.',
    type: 'text',
    status: 'idea',
    createdAt: new Date(Date.now() - index * 60_000),
    updatedAt: new Date(),
  }))
}

function copyOf(product) {
  const _id = new ObjectId()
  // The slug has a unique index.
  return { ...product, _id, slug: String(_id) }
}
