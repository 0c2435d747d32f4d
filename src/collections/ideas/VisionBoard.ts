import type { CollectionConfig, CollectionAfterDeleteHook } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { nobodyField, ownedRecords } from '@/access/rules'
import { IDEA_STATUS_LABELS, IDEA_TYPE_LABELS, voiceNoteId } from '@/contracts/ideas'
import { owner } from '../fields'
import { labelledOptions } from '../labelledOptions'
import { unlinkTasks } from '../unlinkTasks'
import type { VisionBoard as StoredVisionBoard } from '@/payload-types'

/**
 * Deletes the recording of a deleted idea, if both have the same owner: an idea never takes another person's
 * recording.
 */
const deleteVoiceNoteWithIdea: CollectionAfterDeleteHook<StoredVisionBoard> = async ({ doc, req }) => {
  const noteId = voiceNoteId(doc.voiceNoteUrl ?? '')
  if (!noteId) return
  const ownerId = typeof doc.userId === 'object' ? doc.userId.id : doc.userId
  // Collection access denies everyone; the idea's own delete access was checked before.
  await req.payload.delete({
    collection: 'voice-notes',
    where: { and: [{ id: { equals: noteId } }, { userId: { equals: ownerId } }] },
    req,
    overrideAccess: true,
  })
}

/**
 * Ideas as text or voice note (docs/behaviour.md, 5.12). The unique index limits a recording to one idea. An idea
 * is promoted or scheduled once, by one conditional update (endpoints/ideas).
 */
export const VisionBoard: CollectionConfig = {
  slug: 'vision-board',
  labels: { singular: 'Idea', plural: 'Vision board' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    description: 'What creators note down for later.',
    defaultColumns: ['title', 'type', 'status', 'userId', 'createdAt'],
  },
  access: ownedRecords,
  defaultSort: '-createdAt',
  // The owner's pages.
  indexes: [{ fields: ['userId', 'createdAt'] }],
  hooks: { afterDelete: [deleteVoiceNoteWithIdea, unlinkTasks('ideaId')] },
  fields: [
    owner(),
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'content', type: 'textarea', maxLength: 5_000 },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: labelledOptions(IDEA_TYPE_LABELS),
      admin: { position: 'sidebar' },
    },
    {
      name: 'voiceNoteUrl',
      label: 'Voice note',
      type: 'text',
      unique: true,
      access: { update: nobodyField },
      admin: { readOnly: true, description: 'Only its owner can listen to it.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'idea',
      options: labelledOptions(IDEA_STATUS_LABELS),
      admin: { position: 'sidebar' },
    },
  ],
}
