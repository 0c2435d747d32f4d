import type { VisionBoard, VoiceNote } from '@/payload-types'
import { idOf } from '@/database/ids'
import { type IdeaAnswer, type VoiceNoteAnswer, voiceNoteUrl } from '@/contracts/ideas'

/** A stored idea as its owner sees it. */
export function presentIdea(stored: VisionBoard): IdeaAnswer {
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
export function presentVoiceNote(stored: VoiceNote): VoiceNoteAnswer {
  return {
    id: stored.id,
    voiceNoteUrl: voiceNoteUrl(stored.id),
    contentType: stored.contentType,
    size: stored.filesize ?? 0,
    duration: stored.seconds ?? null,
    createdAt: stored.createdAt,
  }
}
