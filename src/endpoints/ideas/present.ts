import type { VisionBoard as StoredVisionBoard, VoiceNote as StoredVoiceNote } from '@/payload-types'
import { idOf } from '@/database/ids'
import { type Idea, type VoiceNote, voiceNoteUrl } from '@/contracts/ideas'

/** A stored idea as its owner sees it. */
export function presentIdea(stored: StoredVisionBoard): Idea {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    title: stored.title,
    content: stored.content ?? null,
    type: stored.type,
    voiceNoteUrl: stored.voiceNoteUrl ?? null,
    status: stored.status,
    createdAt: stored.createdAt,
  }
}

/** A stored recording, without its bytes. */
export function presentVoiceNote(stored: StoredVoiceNote): VoiceNote {
  return {
    id: stored.id,
    voiceNoteUrl: voiceNoteUrl(stored.id),
    contentType: stored.contentType,
    size: stored.filesize ?? 0,
    duration: stored.seconds ?? null,
    wave: stored.wave ?? null,
    createdAt: stored.createdAt,
  }
}
