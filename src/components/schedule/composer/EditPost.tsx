'use client'

import { useState } from 'react'
import { POST_TEXTS, type Post, addChannels, getPost, updatePost } from '@/contracts/schedule/posts'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { DISCLOSURE_LABELS, TASK_TEXTS, listTasks } from '@/contracts/schedule/tasks'
import type { FieldLabels } from '../../api/conflictFields'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { useConflict } from '../../api/useConflict'
import { useDraft } from '../../api/useDraft'
import { useLoad } from '../../api/useLoad'
import { MediaThumbs } from '../../picker/MediaThumbs'
import { Dialog } from '../../ui/Dialog'
import { Skeleton } from '../../ui/Skeleton'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { monthDayYear } from '../../ui/dateFormats'
import { FormActions } from '../../ui/form/FormActions'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { useBoard } from '../BoardContext'
import { formatDay, timeText } from '../days'
import { NONE } from '../taskFields'
import { ComposerFields } from './ComposerFields'
import { PostFields, type PostValues, changesOfPost, valuesOfPost } from './postFields'

type Props = { id: string; isOpen: boolean; onClose: () => void }

/** The composer with a stored post, by its id: what all channels share, and what each has of its own. */
export function EditPost({ id, isOpen, onClose }: Props) {
  const load = useLoad(getPost, { params: { id }, revalidateOnMount: true })
  const [opened, setOpened] = useState<Post | null>(null)
  // The form begins with the post as it is stored now, not as it was the last time.
  if (!opened && load.data && !load.isValidating) setOpened(load.data)
  return (
    <Dialog title="Edit post" size="spread" isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      {opened ? (
        <PostForm post={opened} onClose={onClose} />
      ) : (
        <WhenLoaded
          load={load}
          text="Loading the post..."
          skeleton={<Skeleton height="20rem" />}
          failure="This post could not be loaded."
        >
          {() => <Skeleton height="20rem" />}
        </WhenLoaded>
      )}
    </Dialog>
  )
}

function PostForm({ post, onClose }: { post: Post; onClose: () => void }) {
  const { deals } = useBoard()
  const attempt = useAttempt<Post>({
    refresh: [listTasks, getPost],
    success: { title: TASK_TEXTS.saved },
    failure: POST_TEXTS.saveFailed,
    showsServerText: true,
    gone: POST_TEXTS.gone,
  })
  const form = useValibotForm<PostValues, typeof PostFields>({
    schema: PostFields,
    initialValues: valuesOfPost(post),
    onSubmit: async (values) => {
      await attempt(() => conflict.save((base) => savePost(base, values)))
      draft.forget()
      onClose()
    },
    // useAttempt has already shown the toast.
    onError: () => undefined,
  })
  const draft = useDraft({
    name: `post.${post.id}`,
    form,
    initialValues: () => valuesOfPost(post),
    isStanding: true,
    showsBoth: true,
  })
  const conflict = useConflict<Post, PostValues>({
    form,
    draft,
    editing: {
      record: post,
      kind: 'post',
      title: post.title,
      valuesOf: valuesOfPost,
      load: () => send(getPost, { params: { id: post.id } }),
      labels: {
        ...LABELS,
        dealId: {
          label: 'Deal',
          show: (chosen) =>
            deals.find(({ id }) => id === chosen)?.name ?? (chosen === NONE ? 'None' : 'A deal'),
        },
      },
    },
  })
  const fixed = post.tasks.map(({ platform }) => platform)
  const count = form.values.channels.length
  return (
    <>
      <form className="stack" name={`post-${post.id}`} {...form.formProps}>
        {draft.note}
        <ComposerFields key={draft.round} form={form} fixed={fixed} />
        <FormActions
          submitLabel={count > 1 ? `Save for ${count} channels` : 'Save post'}
          isPending={form.isPending}
          onCancel={onClose}
        />
      </form>
      {conflict.dialog}
    </>
  )
}

/** Saves what was changed; new channels then start from it. */
async function savePost(base: Post, values: PostValues): Promise<Post> {
  const params = { id: base.id }
  const there = base.tasks.map(({ platform }) => platform)
  const news = values.channels.filter((platform) => !there.includes(platform))
  const changes = changesOfPost(base, values)
  const isChanged = Object.keys(changes).length > 0
  const saved = isChanged
    ? await send(updatePost, { params, body: { ...changes, version: base.version } })
    : base
  const [first] = saved.tasks
  if (news.length === 0 || !first) return saved
  return send(addChannels, { params: { id: first.id }, body: { channels: news } })
}

const shownTime = (time: string) => time && timeText(time)
const ownTime = {
  label: '',
  show: (time: string | null) => (time === null ? 'The shared one' : shownTime(time)),
}
const ownCaption = { label: '', show: (caption: string | null) => caption ?? 'The shared one' }
const ownFiles = {
  label: '',
  show: (ids: string[] | null) => (ids === null ? 'The shared ones' : <MediaThumbs ids={ids} />),
}

const LABELS: Omit<FieldLabels<PostValues>, 'dealId'> = {
  title: 'Title',
  channels: {
    label: 'Channels',
    show: (channels) => channels.map((platform) => TASK_PLATFORM_LABELS[platform]).join(', '),
  },
  date: { label: 'Day', show: (day) => day && formatDay(day, monthDayYear) },
  time: { label: 'Time', show: shownTime },
  caption: 'Caption',
  mediaIds: { label: 'Files', show: (ids) => <MediaThumbs ids={ids} /> },
  disclosure: { label: 'Disclosure', show: (disclosure) => DISCLOSURE_LABELS[disclosure] },
  tiktokCaption: { ...ownCaption, label: 'Caption for TikTok' },
  youtubeCaption: { ...ownCaption, label: 'Caption for YouTube' },
  twitchCaption: { ...ownCaption, label: 'Caption for Twitch' },
  instagramCaption: { ...ownCaption, label: 'Caption for Instagram' },
  tiktokTime: { ...ownTime, label: 'Time for TikTok' },
  youtubeTime: { ...ownTime, label: 'Time for YouTube' },
  twitchTime: { ...ownTime, label: 'Time for Twitch' },
  instagramTime: { ...ownTime, label: 'Time for Instagram' },
  tiktokMediaIds: { ...ownFiles, label: 'Files for TikTok' },
  youtubeMediaIds: { ...ownFiles, label: 'Files for YouTube' },
  twitchMediaIds: { ...ownFiles, label: 'Files for Twitch' },
  instagramMediaIds: { ...ownFiles, label: 'Files for Instagram' },
}
