'use client'

import { useState } from 'react'
import {
  SUBSCRIBER_TEXTS,
  type Subscriber,
  changeSubscriber,
  listSubscribers,
  listTags,
} from '@/contracts/audience/subscribers'
import { TAGS_MAX, TAG_MAX, TAG_TEXTS, tagOf } from '@/contracts/audience/tags'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { TagsField } from '../ui/TagsField'

type Props = { subscriber: Subscriber; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The tags of one subscriber, all at once. */
export function TagsDialog({ subscriber: { id, email, tags: stored }, isOpen, onOpenChange }: Props) {
  const [tags, setTags] = useState<string[]>(stored)
  const saving = useSend(changeSubscriber, {
    refresh: [listSubscribers, listTags],
    success: { title: SUBSCRIBER_TEXTS.tagged, description: email },
    failure: SUBSCRIBER_TEXTS.failed,
    showsServerText: true,
  })
  async function save(): Promise<void> {
    if (await saving.run({ params: { id }, body: { tags } })) onOpenChange(false)
  }
  return (
    <Dialog title="Tags" isOpen={isOpen} onOpenChange={onOpenChange} isPending={saving.isPending}>
      <p className="subtle">
        {`A letter can go to one tag alone. ${email} sees them only in the copy of what is kept.`}
      </p>
      <TagsField
        label="Tags"
        tagsLabel={`Tags of ${email}`}
        placeholder="vip, summer"
        maxLength={TAG_MAX}
        clean={tagOf}
        value={tags}
        onChange={setTags}
      />
      {tags.length > TAGS_MAX && (
        <span className="field-error" role="alert">
          {TAG_TEXTS.tooMany}
        </span>
      )}
      <DialogActions>
        <Button variant="quiet" isDisabled={saving.isPending} onPress={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button
          variant="primary"
          isDisabled={tags.length > TAGS_MAX}
          isPending={saving.isPending}
          pendingText="Saving…"
          onPress={() => void save()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
