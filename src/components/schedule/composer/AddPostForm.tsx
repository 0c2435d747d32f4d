'use client'

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { createPost } from '@/contracts/schedule/posts'
import { TASK_TEXTS, createTask, listTasks } from '@/contracts/schedule/tasks'
import type { FormButton } from '../../api/FormDialog'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { useDraft } from '../../api/useDraft'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { OpenButton } from '../../ui/OpenButton'
import { FormActions } from '../../ui/form/FormActions'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { localDay } from '../days'
import { ComposerFields } from './ComposerFields'
import { PostFields, type PostValues, emptyPost, newPostOf } from './postFields'

type Props = {
  /** The initial due date when the form is opened from a day instead of by its button; null is today. */
  initialDay: RefObject<string | null>
  button: FormButton
}

/** A new post: for one channel a task, for several a post with a card each (docs/behaviour.md, 4.5). */
export function AddPostForm({ initialDay, button }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [lines, setLines] = useState<string[]>([])
  const addsAnother = useRef(false)
  /** How many of the lines are posts already. */
  const added = useRef(0)
  const attempt = useAttempt({
    refresh: [listTasks],
    success: addedToast,
    failure: TASK_TEXTS.saveFailed,
    showsServerText: true,
  })
  const initialValues = () => emptyPost(initialDay.current ?? localDay(new Date()), ['tiktok'])
  const [first] = useState(initialValues)
  const form = useValibotForm<PostValues, typeof PostFields>({
    schema: PostFields,
    initialValues: first,
    onSubmit: async (values) => {
      const staysOpen = addsAnother.current
      addsAnother.current = false
      await attempt(() => sendPost(values))
      draft.forget()
      if (!staysOpen) return setOpen(false)
      form.reset(emptyPost(values.date, values.channels))
      form.formProps.ref.current?.querySelector<HTMLInputElement>('.input')?.focus()
    },
    onInvalid: () => {
      addsAnother.current = false
    },
    // useAttempt has already shown the toast.
    onError: () => undefined,
  })
  const draft = useDraft({ name: 'task.new', form, initialValues })
  const { channels } = form.values

  function open(): void {
    draft.open()
    setOpen(true)
  }
  function submitAndStay(): void {
    addsAnother.current = true
    form.formProps.ref.current?.requestSubmit()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submitAndStay()
  }
  /** One post for each line, on the chosen channels and without a day; false after a failure, to go on from there. */
  async function addLines(): Promise<boolean> {
    try {
      for (const title of lines.slice(added.current)) {
        await attempt(() => sendPost({ ...emptyPost('', channels), title }))
        added.current += 1
      }
      return true
    } catch {
      // useAttempt has already shown the toast.
      return false
    }
  }
  return (
    <>
      {typeof button === 'function' ? button(open) : <OpenButton {...button} onPress={open} />}
      <Dialog
        title="Add a task"
        size="spread"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={form.isPending}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of its button */}
        <form className="stack" name="task.new" {...form.formProps} onKeyDown={onKeyDown}>
          {draft.note}
          <ComposerFields key={draft.round} form={form} onPasteLines={setLines} />
          <FormActions
            submitLabel={channels.length > 1 ? `Plan on ${channels.length} channels` : 'Add Task'}
            pendingLabel="Adding..."
            isPending={form.isPending}
            onCancel={() => setOpen(false)}
            alternative={{ label: 'Save and add another', shortcut: 'Control+Enter', onPress: submitAndStay }}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        title={`Add ${lines.length} posts?`}
        confirmLabel={`Add ${lines.length} posts`}
        cancelLabel="Keep one title"
        isHarmless
        isOpen={lines.length > 0}
        onOpenChange={(isAsking) => {
          if (isAsking) return
          const left = lines.slice(added.current)
          if (left.length > 0) form.setValue('title', left.join(' '))
          added.current = 0
          setLines([])
        }}
        onConfirm={addLines}
      >
        What you pasted has {lines.length} lines. Each can be a post of its own, without a day, on the
        channels that are chosen.
      </ConfirmDialog>
    </>
  )
}

type Added = { title: string; channels: number }

async function sendPost(values: PostValues): Promise<Added> {
  const { content, channels, own } = newPostOf(values)
  const [only, ...others] = channels
  if (only && others.length === 0) {
    const task = await send(createTask, { body: { ...content, ...own[only], platform: only } })
    return { title: task.title, channels: 1 }
  }
  const hasOwn = Object.keys(own).length > 0
  const post = await send(createPost, { body: { ...content, channels, ...(hasOwn && { own }) } })
  return { title: post.title, channels: post.tasks.length }
}

function addedToast({ title, channels }: Added) {
  const where = channels > 1 ? `in To Do, on ${channels} channels.` : 'in To Do.'
  return { title: TASK_TEXTS.added, description: `${title}: ${where}` }
}
