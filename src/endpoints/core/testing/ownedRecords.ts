import type { CollectionSlug } from 'payload'
import { listSessions, startSession } from '@/auth/sessions'
import type { User as StoredUser } from '@/payload-types'
import type { Call } from '@/contracts/core/call'
import { createEventRegistration } from '@/contracts/events'
import { createVoiceNote } from '@/contracts/ideas'
import { createFakeAccountReport } from '@/contracts/fake-accounts'
import { createImageTakedownReport } from '@/contracts/takedowns'
import { buildIdea, fakeAccountInput, recordingForm, takedownInput } from './dashboardFactories'
import { buildConnection, buildProduct } from './factories/commerce'
import { buildEvent } from './factories/events'
import type { TestServer } from './server'

type Owner = Pick<StoredUser, 'id'>

/** How to make a record that a call can be tried on, and a valid body when the call takes one. */
type OwnedRecord = {
  collection: CollectionSlug
  build: (server: TestServer, owner: Owner) => Promise<string>
  body?: unknown
}

const connection: OwnedRecord = {
  collection: 'platform-connections',
  build: async ({ payload }, owner) => (await buildConnection(payload, owner)).id,
}
const product: OwnedRecord = {
  collection: 'products',
  build: async ({ payload }, owner) => (await buildProduct(payload, owner)).id,
}
const idea: OwnedRecord = {
  collection: 'vision-board',
  build: async ({ payload }, owner) => (await buildIdea(payload, owner)).id,
}
const event: OwnedRecord = {
  collection: 'events',
  build: async ({ payload }, owner) => (await buildEvent(payload, owner)).id,
}
const registration: OwnedRecord = {
  collection: 'event-registrations',
  build: async (server, owner) => {
    const { id: eventId } = await buildEvent(server.payload, owner)
    return made(server, owner, createEventRegistration, { eventId })
  },
}
const voiceNote: OwnedRecord = {
  collection: 'voice-notes',
  build: (server, owner) => made(server, owner, createVoiceNote, recordingForm()),
}
const fakeAccountReport: OwnedRecord = {
  collection: 'fake-account-reports',
  build: (server, owner) => made(server, owner, createFakeAccountReport, fakeAccountInput()),
  body: { reportedToPlatform: 'true', reportStatus: 'reported' },
}
const takedownReport: OwnedRecord = {
  collection: 'image-takedown-reports',
  build: (server, owner) => made(server, owner, createImageTakedownReport, takedownInput()),
  body: { dmcaFiled: 'true', reportStatus: 'dmca-filed' },
}

const session: OwnedRecord = {
  collection: 'sessions',
  build: async ({ payload }, owner) => {
    await startSession(payload, String(owner.id), 'another browser')
    const [last] = await listSessions(payload, String(owner.id))
    return last?.id ?? ''
  },
}

/** One entry for every call that takes the id of a creator's own record; calls.test.ts fails without it. */
export const ownedRecords: Record<string, OwnedRecord> = {
  'PATCH /platform-connections/:id': { ...connection, body: { platformName: 'Another name' } },
  'DELETE /platform-connections/:id': connection,
  'PATCH /products/:id': { ...product, body: { title: 'Another title' } },
  'DELETE /products/:id': product,
  'PATCH /vision-board/:id/status': { ...idea, body: { status: 'promoted-to-task' } },
  'DELETE /vision-board/:id': idea,
  'GET /voice-notes/:id': voiceNote,
  'DELETE /events/:id': event,
  'DELETE /event-registrations/:id': registration,
  'PATCH /fake-account-reports/:id/platform-info': fakeAccountReport,
  'PATCH /image-takedown-reports/:id': takedownReport,
  'DELETE /account/sessions/:id': session,
}

async function made(server: TestServer, owner: Owner, call: Call, body: unknown): Promise<string> {
  const answer = await server.request(call, { as: owner, body })
  const { id } = (await answer.json()) as { id: string }
  return id
}
