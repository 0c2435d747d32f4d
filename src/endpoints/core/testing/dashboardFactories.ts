import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import type { User as StoredUser, VisionBoard as StoredVisionBoard } from '@/payload-types'
import { UPLOAD_FIELD } from '@/contracts/core/call'
import { nextNumber } from './factories'

type Recorded = 'recorded.webm' | 'recorded.mp4' | 'film.webm'

/** A short recording made by a browser, from ideas/testing. */
export function recordingBytes(name: Recorded = 'recorded.webm'): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(path.join(process.cwd(), 'src/endpoints/ideas/testing', name)))
}

/** The form of POST /api/voice-notes. */
export function recordingForm(bytes: Buffer<ArrayBuffer> = recordingBytes(), name = 'take.webm'): FormData {
  const form = new FormData()
  form.set(UPLOAD_FIELD, new File([bytes], name, { type: 'audio/webm' }))
  return form
}

/** A text idea that is not promoted yet, by default. */
export function buildIdea(
  payload: Payload,
  owner: Pick<StoredUser, 'id'>,
  overrides: Partial<StoredVisionBoard> = {},
) {
  return payload.create({
    collection: 'vision-board',
    data: { title: `Idea ${nextNumber()}`, type: 'text', status: 'idea', ...overrides, userId: owner.id },
    depth: 0,
  })
}

/** A body of POST /api/fake-account-reports with required fields only. */
export function fakeAccountInput(overrides: Record<string, unknown> = {}) {
  return {
    platform: 'instagram',
    fakeAccountUrl: 'https://instagram.com/isla.verano.official',
    reportReason: 'impersonation',
    ...overrides,
  }
}

/** A body of POST /api/image-takedown-reports with required fields only. */
export function takedownInput(overrides: Record<string, unknown> = {}) {
  return {
    violationImageUrl: 'https://forum.example/leak.jpg',
    violationPlatform: 'forum',
    imageDescription: 'Me on the ferry, in the raffia hat',
    reportReason: 'copyright',
    copyrightHolder: 'Isla Verano',
    ...overrides,
  }
}
