import { ObjectId } from '../lib/driver.mjs'

/** Fills the shop up to `count` active products by copies of the demo's. */
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
  // Unique where a product has one.
  return { ...product, _id, slug: String(_id) }
}
