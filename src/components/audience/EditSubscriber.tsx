'use client'

import { useState } from 'react'
import { NEWSLETTER_TEXTS } from '@/contracts/audience/newsletter'
import {
  SUBSCRIBER_TEXTS,
  type Subscriber,
  changeSubscriber,
  listSubscribers,
  listTags,
} from '@/contracts/audience/subscribers'
import { FIRST_NAME_MAX, TOPIC_WORDS } from '@/contracts/audience/subscription'
import { TAGS_MAX, TAG_MAX, TAG_TEXTS, tagOf } from '@/contracts/audience/tags'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { ChoiceColumns } from '../ui/ChoiceColumns'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { TagsField } from '../ui/TagsField'
import { TextField } from '../ui/TextField'

type Props = { subscriber: Subscriber; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Name, topics and tags of one subscriber; a topic can be taken away, and only they can take it back. */
export function EditSubscriber({ subscriber, isOpen, onOpenChange }: Props) {
  const { id, email, status } = subscriber
  const [firstName, setFirstName] = useState(subscriber.firstName ?? '')
  const [topics, setTopics] = useState(subscriber.topics)
  const [tags, setTags] = useState(subscriber.tags)
  const saving = useSend(changeSubscriber, {
    refresh: [listSubscribers, listTags],
    success: { title: SUBSCRIBER_TEXTS.changed, description: email },
    failure: SUBSCRIBER_TEXTS.failed,
    showsServerText: true,
  })
  async function save(): Promise<void> {
    const hasFewer = topics.length < subscriber.topics.length
    const body = { firstName: firstName.trim() || null, tags, ...(hasFewer && { topics }) }
    if (await saving.run({ params: { id }, body })) onOpenChange(false)
  }
  // Of one topic alone, to take it away is to take them off the list.
  const canDrop = status === 'active' && subscriber.topics.length > 1
  const problem =
    tags.length > TAGS_MAX ? TAG_TEXTS.tooMany : canDrop && topics.length === 0 && NEWSLETTER_TEXTS.chooseOne
  return (
    <Dialog title={`Edit ${email}`} isOpen={isOpen} onOpenChange={onOpenChange} isPending={saving.isPending}>
      <TextField
        label="First name"
        isOptional
        maxLength={FIRST_NAME_MAX}
        value={firstName}
        onChange={setFirstName}
      />
      {canDrop && (
        <ChoiceColumns>
          <legend>Topics, which only they can take back</legend>
          {subscriber.topics.map((topic) => (
            <Checkbox
              key={topic}
              isSelected={topics.includes(topic)}
              onChange={(isOn) =>
                setTopics(subscriber.topics.filter((each) => (each === topic ? isOn : topics.includes(each))))
              }
            >
              {TOPIC_WORDS[topic].title}
            </Checkbox>
          ))}
        </ChoiceColumns>
      )}
      <TagsField
        label="Tags"
        tagsLabel={`Tags of ${email}`}
        placeholder="vip, summer"
        maxLength={TAG_MAX}
        isOptional
        clean={tagOf}
        value={tags}
        onChange={setTags}
      />
      <p className="subtle">
        A letter can go to one tag alone. They see tags only in the copy of what is kept.
      </p>
      {problem && (
        <span className="field-error" role="alert">
          {problem}
        </span>
      )}
      <DialogActions>
        <Button variant="quiet" isDisabled={saving.isPending} onPress={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button
          variant="primary"
          isDisabled={Boolean(problem)}
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
