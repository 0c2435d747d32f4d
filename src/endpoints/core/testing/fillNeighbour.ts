import { Types, mongo } from 'mongoose'
import type { Payload } from 'payload'
import { DELIVERY_STATES } from '@/contracts/audience/letters'
import { searchWords } from '@/contracts/orders/orderSearch'

/** Records of each kind. */
export const MANY = 600
const LATER = new Date('2100-01-01T00:00:00.000Z')

/** Stores many records of one person in each of the collections that grow, by the driver, which is fast. */
export async function fillNeighbour({ db }: Payload, id: string): Promise<void> {
  const userId = new Types.ObjectId(id)
  const at = new Date('2026-01-01T00:00:00.000Z')
  const of: Record<string, (index: number) => object> = {
    tasks: (index) => ({
      title: 'A post',
      platform: 'tiktok',
      disclosure: 'none',
      status: index % 2 === 0 ? 'done' : 'todo',
      date: '2026-11-01',
      rank: index * 1_024,
      publishedAt: index % 2 === 0 ? at : null,
      remindAt: null,
      mediaIds: [],
      library: index % 2 === 0 ? ['video'] : ['video', 'draft'],
    }),
    'creator-media': (index) => ({
      kind: 'image',
      use: 'image',
      name: 'pier',
      sha256: String(index),
      bytes: 1,
      visibility: 'private',
    }),
    notifications: (index) => ({
      kind: 'event',
      title: 'A word',
      body: 'B',
      href: '/dashboard',
      dedupeKey: String(index),
      readAt: null,
    }),
    'vision-board': () => ({ title: 'A walk', type: 'text', status: 'idea' }),
    'fake-account-reports': () => ({
      platform: 'tiktok',
      fakeAccountUrl: 'https://example.com/fake',
      reportReason: 'spam',
      reportStatus: 'pending',
    }),
    'image-takedown-reports': () => ({
      violationImageUrl: 'https://example.com/image',
      violationPlatform: 'website',
      imageDescription: 'A pier',
      reportReason: 'copyright',
      copyrightHolder: 'Isla',
      reportStatus: 'pending',
    }),
    feedback: () => ({
      category: 'general',
      subject: 'A word',
      message: 'A word',
      status: 'new',
      submittedAt: at,
    }),
    products: (index) => ({
      title: 'Hat',
      slug: `hat-${index}`,
      price: 100,
      currency: 'USD',
      inventoryQuantity: 1,
      isActive: false,
    }),
    'short-links': (index) => ({ code: `code${index}`, label: 'A link' }),
    'event-registrations': () => ({ eventId: new Types.ObjectId(), status: 'pending', registeredAt: at }),
    'dashboard-sync-logs': () => ({
      syncType: 'daily',
      status: 'success',
      duration: 1,
      startedAt: at,
      completedAt: at,
    }),
    conversations: (index) => ({
      kind: index % 2 === 0 ? 'support' : 'collab',
      category: 'support',
      subject: 'A word',
      participantIds: [userId, new Types.ObjectId()],
      lastSeq: 1,
      lastAt: at,
      teamSeq: 0,
      isWaiting: index % 2 === 0,
      state: index % 10 === 0 ? 'open' : 'resolved',
      resolvedAt: index % 10 === 0 ? null : at,
      clientId: String(index),
    }),
    'collab-requests': (index) => ({
      fromId: index % 2 === 0 ? userId : new Types.ObjectId(),
      toId: index % 2 === 0 ? new Types.ObjectId() : userId,
      pairKey: String(index),
      subject: 'A walk',
      message: 'A walk?',
      state: index % 10 === 0 ? 'pending' : 'declined',
      expiresAt: LATER,
      endsAt: LATER,
    }),
    'creator-cards': (index) => ({
      userId: new Types.ObjectId(),
      isListed: true,
      displayName: `Somebody ${index}`,
    }),
    'creator-listings': (index) => ({
      name: 'A pier',
      category: 'Boutiques + Brands',
      description: 'A pier',
      location: 'Miami',
      state: index % 10 === 0 ? 'submitted' : 'draft',
      submittedAt: at,
    }),
    'directory-listings': (index) => ({
      slug: `pier-${index}`,
      name: 'A pier',
      category: 'Boutiques + Brands',
      description: 'A pier',
      location: 'Miami',
      featured: index % 300 === 0,
      _order: String(index).padStart(4, '0'),
    }),
    'brand-deal-applications': () => ({
      brandDealId: new Types.ObjectId(),
      applicationMessage: 'A word',
      status: 'pending',
    }),
    'event-waits': () => ({ eventId: new Types.ObjectId() }),
    'email-signups': (index) => ({
      email: `reader${index}@example.com`,
      signedUpAt: at,
      status: index % 10 === 0 ? 'pending' : 'active',
      topics: ['news'],
      askedTopics: [],
      askedAt: null,
      source: 'landing',
      key: String(index),
      consents: [],
    }),
    campaigns: (index) => ({
      author: userId,
      subject: 'A letter',
      preheader: '',
      body: 'A word',
      topic: 'news',
      status: index % 2 === 0 ? 'draft' : 'sent',
      startedAt: index % 2 === 0 ? null : at,
      sendAt: null,
      finishedAt: null,
      heldBy: null,
      total: null,
      left: 0,
      counts: Object.fromEntries(DELIVERY_STATES.map((state) => [state, 0])),
    }),
    'team-tasks': () => ({ title: 'A task', memberId: new Types.ObjectId(), status: 'pending' }),
    'saved-replies': (index) => ({ title: `Words ${index}`, content: 'A word' }),
    visits: (index) => ({
      day: '2026-11-01',
      hour: 1,
      visitor: new mongo.Binary(Buffer.from(String(index))),
      slot: index,
      start: at,
      last: at,
      views: 1,
      seconds: 1,
      pages: ['/'],
      entry: '/',
      exit: '/',
      source: 'direct',
      place: 'ZZ',
      device: 'phone',
      browser: 'Safari',
      system: 'iOS',
      goals: [],
    }),
    orders: (index) => ({
      attempt: String(index),
      status: 'paid',
      currency: 'USD',
      paidAt: at,
      lines: [
        {
          sellerId: id,
          price: 100,
          quantity: 1,
          discount: 0,
          shippedQuantity: index >= MANY - 100 ? 0 : 1,
          refundedQuantity: 0,
        },
      ],
      toShip: index >= MANY - 100 ? [id] : undefined,
      refunded: index % 10 === 0 ? 100 : 0,
      ...named(index, id),
    }),
  }
  for (const [slug, build] of Object.entries(of)) {
    const rows = Array.from({ length: MANY }, (_, index) => ({
      ...(slug === 'orders' ? {} : { userId }),
      createdAt: at,
      updatedAt: at,
      version: 1,
      ...build(index),
    }))
    const collection = db.collections[slug]?.collection ?? db.connection.collection(slug)
    await collection.insertMany(rows)
  }
}

/** What an order is found by; every hundredth buyer has another name. */
function named(index: number, sellerId: string) {
  const order = {
    number: index === 7 ? '7KQ2-M9XA' : String(index),
    email: `ana${index}@example.com`,
    name: index % 100 === 0 ? 'Ana Núñez' : 'Ana Ruiz',
  }
  return { ...order, words: searchWords({ ...order, lines: [{ sellerId }] }) }
}
