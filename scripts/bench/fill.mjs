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
