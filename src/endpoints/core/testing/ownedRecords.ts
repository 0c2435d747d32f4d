import { randomUUID } from 'node:crypto'
import { type CollectionSlug, createLocalReq } from 'payload'
import { listSessions, startSession } from '@/auth/sessions'
import type { User as StoredUser } from '@/payload-types'
import type { Call } from '@/contracts/core/call'
import { createLetter } from '@/contracts/audience/letters'
import { createBrandDealApplication } from '@/contracts/deals'
import { HOUR_MS } from '@/contracts/core/time'
import { createEventRegistration } from '@/contracts/events'
import { createEventWait } from '@/contracts/eventWaits'
import { createFeedback } from '@/contracts/feedback'
import { createVoiceNote } from '@/contracts/ideas'
import { createFolder } from '@/contracts/media/folders'
import { createSellerCode } from '@/contracts/orders/sellerCodes'
import { CHUNK_TYPE } from '@/contracts/media/limits'
import { finishUpload } from '@/contracts/media/uploads'
import { createPost } from '@/contracts/schedule/posts'
import { createTask, moveTask } from '@/contracts/schedule/tasks'
import { createMessage } from '@/contracts/chat/messages'
import { resolveConversation } from '@/contracts/chat/conversations'
import { buildUser } from './factories'
import { buildCollab, buildConversation, messageBody } from './factories/chat'
import { buildListed, buildRequest } from './factories/collabs'
import { buildIdea, recordingForm } from './dashboardFactories'
import { beginUpload, filmBytes, pictureBytes, posterForm, uploadWhole } from './factories/media'
import { buildProduct } from './factories/commerce'
import { buildProductFile } from './factories/downloads'
import { buildBrandDeal } from './factories/deals'
import { buildListing, buildPlace } from './factories/directory'
import { buildEvent } from './factories/events'
import { FIRST_LINE, buildOrder } from './factories/orders'
import type { TestServer } from './server'

type Owner = Pick<StoredUser, 'id'>

/** How to create a record to try a call on, and a valid body when the call takes one. */
type OwnedRecord = {
  collection: CollectionSlug
  build: (server: TestServer, owner: Owner) => Promise<string>
  body?: unknown
  headers?: Record<string, string>
  /** Further params of the path, besides the record's id. */
  params?: Record<string, string>
}

const idea: OwnedRecord = {
  collection: 'vision-board',
  build: async ({ payload }, owner) => (await buildIdea(payload, owner)).id,
}
const event: OwnedRecord = {
  collection: 'events',
  build: async ({ payload }, owner) => (await buildEvent(payload, owner)).id,
}
const feedback: OwnedRecord = {
  collection: 'feedback',
  build: (server, owner) =>
    made(server, owner, createFeedback, { category: 'general', subject: 'A word', message: 'More shade.' }),
}
const product: OwnedRecord = {
  collection: 'products',
  build: async ({ payload }, owner) => (await buildProduct(payload, owner)).id,
}
const order: OwnedRecord = {
  collection: 'orders',
  build: async ({ payload }, owner) => {
    await payload.updateGlobal({ slug: 'selling', data: { sellersRefund: true } })
    return (await buildOrder(payload, owner)).id
  },
}
const unpaidOrder: OwnedRecord = {
  ...order,
  build: async ({ payload }, owner) => {
    await payload.updateGlobal({ slug: 'selling', data: { sellersConfirmPayment: true } })
    return (await buildOrder(payload, owner, { status: 'placed', paidAt: null })).id
  },
}
const FIRST_PARCEL = '1'.repeat(24)
const FIRST_FILE = 'e'.repeat(24)
const FIRST_RETURN = 'f'.repeat(24)
const returnedOrder: OwnedRecord = {
  ...order,
  build: async ({ payload }, owner) => {
    await payload.updateGlobal({ slug: 'selling', data: { sellersRefund: true } })
    const asked = {
      id: FIRST_RETURN,
      key: 'key',
      lineId: FIRST_LINE,
      sellerId: owner.id,
      quantity: 1,
      askedAt: '2026-11-22T10:00:00.000Z',
    }
    const returns = [{ ...asked, reason: 'other' as const, state: 'requested' as const }]
    return (await buildOrder(payload, owner, { returns })).id
  },
}
const task: OwnedRecord = {
  collection: 'tasks',
  build: (server, owner) => made(server, owner, createTask, {}),
  body: { version: 1 },
}
const post: OwnedRecord = {
  collection: 'posts',
  build: (server, owner) => made(server, owner, createPost, { channels: ['tiktok', 'youtube'] }),
}
const begunTask: OwnedRecord = {
  ...task,
  build: async (server, owner) => {
    const id = await task.build(server, owner)
    const body = { version: 1, status: 'in-progress' }
    await server.request(moveTask, { as: owner, params: { id }, body })
    return id
  },
  body: { version: 2 },
}
const registration: OwnedRecord = {
  collection: 'event-registrations',
  build: async (server, owner) => {
    const { id: eventId } = await buildEvent(server.payload, owner)
    return made(server, owner, createEventRegistration, { eventId })
  },
}
const soonRegistration: OwnedRecord = {
  ...registration,
  build: async (server, owner) => {
    const eventDate = new Date(Date.now() + HOUR_MS).toISOString()
    const { id: eventId } = await buildEvent(server.payload, owner, { eventDate })
    return made(server, owner, createEventRegistration, { eventId })
  },
}
const wait: OwnedRecord = {
  collection: 'event-waits',
  build: async (server, owner) => {
    const { id: eventId } = await buildEvent(server.payload, owner, { capacity: 0 })
    return made(server, owner, createEventWait, { eventId })
  },
}
const application: OwnedRecord = {
  collection: 'brand-deal-applications',
  build: async (server, owner) => {
    const { id: brandDealId } = await buildBrandDeal(server.payload)
    return made(server, owner, createBrandDealApplication, { brandDealId, applicationMessage: 'Take me.' })
  },
}
const listing: OwnedRecord = {
  collection: 'creator-listings',
  build: async (server, owner) => (await buildListing(server, owner)).id,
}
const letter: OwnedRecord = {
  collection: 'campaigns',
  build: (server, owner) =>
    made(server, owner, createLetter, { subject: 'Summer drop', body: 'It is here.' }),
}
const collabRequest: OwnedRecord = {
  collection: 'collab-requests',
  build: async (server, owner) => (await buildRequest(server, owner, await buildListed(server))).id,
  params: { answer: 'withdraw' },
}
const voiceNote: OwnedRecord = {
  collection: 'voice-notes',
  build: (server, owner) => made(server, owner, createVoiceNote, recordingForm()),
}
const media: OwnedRecord = {
  collection: 'creator-media',
  build: async (server, owner) => finished(server, owner, await pictureBytes()),
}
const film: OwnedRecord = {
  ...media,
  build: async (server, owner) => finished(server, owner, await filmBytes()),
}
const folder: OwnedRecord = {
  collection: 'media-folders',
  build: (server, owner) => made(server, owner, createFolder, { name: randomUUID() }),
}
const upload: OwnedRecord = {
  collection: 'media-uploads',
  build: (server, owner) => beginUpload(server, owner, { size: 4 }),
}
const productFile: OwnedRecord = {
  collection: 'product-files',
  build: async (server, owner) => (await buildProductFile(server, owner)).id,
}
const sellerCode: OwnedRecord = {
  collection: 'discount-codes',
  build: (server, owner) =>
    made(server, owner, createSellerCode, { code: `C${randomUUID().slice(0, 8)}`, percent: 10 }),
  body: { isActive: false },
}
const session: OwnedRecord = {
  collection: 'sessions',
  build: async ({ payload }, owner) => {
    const req = await createLocalReq({}, payload)
    await startSession(req, { id: String(owner.id) }, 'another browser')
    const [last] = await listSessions(payload, String(owner.id))
    return last?.id ?? ''
  },
}

const conversation: OwnedRecord = {
  collection: 'conversations',
  build: async (server, owner) => (await buildConversation(server, owner)).id,
}
/** With a message of its own, the second one, that has a picture. */
const pictured: OwnedRecord = {
  ...conversation,
  build: async (server, owner) => {
    const id = await conversation.build(server, owner)
    const mediaIds = [await media.build(server, owner)]
    await server.request(createMessage, { as: owner, params: { id }, body: messageBody({ mediaIds }) })
    return id
  },
  params: { seq: '2', n: '1' },
}
const collab: OwnedRecord = {
  collection: 'conversations',
  build: async (server, owner) => (await buildCollab(server, owner, await buildUser(server.payload))).id,
}

/**
 * One entry for every call with a rule of its own that takes the id of a creator's own record; calls.test.ts fails
 * without it. describeOwned tests the calls of ownHandlers.
 */
export const ownedRecords: Record<string, OwnedRecord> = {
  'PATCH /vision-board/:id/status': { ...idea, body: { status: 'promoted-to-task' } },
  'POST /vision-board/:id/reopen': {
    collection: 'vision-board',
    build: async ({ payload }, owner) => (await buildIdea(payload, owner, { status: 'promoted-to-task' })).id,
    body: { from: 'promoted-to-task' },
  },
  'GET /voice-notes/:id': voiceNote,
  'POST /collab-requests/:id/:answer': collabRequest,
  'PATCH /tasks/:id': { ...task, body: { version: 1, title: 'Another title' } },
  'POST /tasks/:id/move': { ...task, body: { version: 1, status: 'in-progress' } },
  'POST /tasks/:id/publish': begunTask,
  'POST /tasks/:id/unpublish': begunTask,
  'POST /tasks/:id/copy': { ...task, body: { platform: 'youtube' } },
  'DELETE /tasks/:id': task,
  'POST /tasks/:id/channels': { ...task, body: { channels: ['youtube'] } },
  'GET /posts/:id': post,
  'PATCH /posts/:id': { ...post, body: { version: 1, title: 'Another title' } },
  'POST /posts/:id/move': { ...post, body: { version: 1, date: '2026-12-01' } },
  'DELETE /posts/:id': post,
  'PATCH /listings/:id': { ...listing, body: { version: 1, name: 'Another name' } },
  'DELETE /listings/:id': listing,
  'POST /listings/:id/submit': { ...listing, body: { version: 1 } },
  'POST /listings/:id/unpublish': {
    ...listing,
    build: async (server, owner) => (await buildPlace(server, owner)).id,
    body: { version: 3 },
  },
  'GET /listings/:id/picture': {
    ...listing,
    build: async (server, owner) => {
      const imageId = await media.build(server, owner)
      return (await buildListing(server, owner, { imageId })).id
    },
  },
  'GET /campaigns/:id': letter,
  'PATCH /campaigns/:id': { ...letter, body: { version: 1, subject: 'Another subject' } },
  'DELETE /campaigns/:id': letter,
  'GET /campaigns/:id/clicks': letter,
  'POST /campaigns/:id/test': { ...letter, body: {} },
  'POST /campaigns/:id/ready': { ...letter, body: { version: 1 } },
  'GET /uploads/:id': upload,
  'PATCH /uploads/:id': {
    ...upload,
    body: new Uint8Array(4),
    headers: { 'upload-offset': '0', 'content-type': CHUNK_TYPE },
  },
  'DELETE /uploads/:id': upload,
  'POST /uploads/:id/finish': {
    ...upload,
    build: async (server, owner) => uploadWhole(server, owner, await pictureBytes()),
    body: {},
  },
  'DELETE /product-files/:id': productFile,
  'GET /media/:id': media,
  'PATCH /media/:id': { ...media, body: { version: 1, name: 'Another name' } },
  'POST /media/:id/poster': { ...film, body: posterForm },
  'GET /media/:id/uses': media,
  'GET /media/:id/file': media,
  'DELETE /media/:id': media,
  'PATCH /folders/:id': { ...folder, body: { version: 1, name: 'Another folder' } },
  'DELETE /folders/:id': folder,
  'GET /products/:id/details': product,
  'PATCH /products/:id': { ...product, body: { title: 'Another title' } },
  'PATCH /products/:id/number': { ...product, body: { field: 'price', from: 4_800, to: 1 } },
  'GET /orders/:id': order,
  'POST /orders/:id/paid': unpaidOrder,
  'PATCH /seller-codes/:id': sellerCode,
  'DELETE /seller-codes/:id': sellerCode,
  'POST /orders/:id/cancel': unpaidOrder,
  'POST /orders/:id/shipments': {
    ...order,
    body: { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }] },
  },
  'POST /orders/:id/refunds': {
    ...order,
    body: { key: randomUUID(), lines: [{ lineId: FIRST_LINE, quantity: 1 }], reason: 'requested' },
  },
  'POST /orders/:id/allow-downloads': {
    ...order,
    build: async ({ payload }, owner) => {
      const files = [{ fileId: FIRST_FILE, name: 'Presets.zip', bytes: 1, downloads: 10 }]
      return (await buildOrder(payload, owner, { lines: [{ sellerId: String(owner.id), files }] })).id
    },
    body: { lineId: FIRST_LINE, fileId: FIRST_FILE },
  },
  'POST /orders/:id/correct-shipment': {
    ...order,
    build: async ({ payload }, owner) => {
      const lines = [{ lineId: FIRST_LINE, quantity: 1 }]
      const shipments = [{ id: FIRST_PARCEL, key: 'k', at: new Date().toISOString(), lines }]
      return (await buildOrder(payload, owner, { shipments })).id
    },
    body: { shipmentId: FIRST_PARCEL, carrier: 'A friend' },
  },
  'POST /orders/:id/decide-return': {
    ...returnedOrder,
    body: { returnId: FIRST_RETURN, seen: 'requested', decision: 'declined', word: 'Worn' },
  },
  'GET /feedback/:id/answer': feedback,
  'DELETE /events/:id': event,
  'PATCH /events/:id': { ...event, body: { version: 1, title: 'Moved' } },
  'GET /events/:id/host': event,
  'GET /events/:id/door': event,
  'GET /events/:id/csv': event,
  'POST /event-registrations/:id/check-in': { ...soonRegistration, body: { on: true } },
  'DELETE /event-waits/:id': wait,
  'POST /event-registrations/:id/decide': { ...registration, body: { decision: 'approved' } },
  'DELETE /event-registrations/:id': registration,
  'DELETE /account/sessions/:id': session,
  'POST /brand-deal-applications/:id/withdraw': application,
  'GET /conversations/:id': conversation,
  'GET /conversations/:id/messages': conversation,
  'POST /conversations/:id/messages': { ...conversation, body: messageBody() },
  'POST /conversations/:id/read': { ...conversation, body: { seq: 1 } },
  'DELETE /conversations/:id/messages/:seq': pictured,
  'GET /conversations/:id/messages/:seq/pictures/:n': pictured,
  'POST /conversations/:id/resolve': { ...collab, body: { version: 1 } },
  'POST /conversations/:id/reopen': {
    ...collab,
    build: async (server, owner) => {
      const id = await collab.build(server, owner)
      await server.request(resolveConversation, { as: owner, params: { id }, body: { version: 1 } })
      return id
    },
    body: { version: 2 },
  },
  'POST /conversations/:id/block': { ...collab, body: { isBlocked: true } },
  'POST /conversations/:id/report': {
    ...collab,
    body: { reason: 'Rude.', withMessages: true, clientId: randomUUID() },
  },
}

async function finished(server: TestServer, owner: Owner, bytes: Buffer): Promise<string> {
  const params = { id: await uploadWhole(server, owner, bytes) }
  const answer = await server.request(finishUpload, { as: owner, params, body: {} })
  return ((await answer.json()) as { id: string }).id
}

async function made(server: TestServer, owner: Owner, call: Call, body: unknown): Promise<string> {
  const answer = await server.request(call, { as: owner, body })
  const { id } = (await answer.json()) as { id: string }
  return id
}
