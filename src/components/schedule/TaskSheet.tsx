'use client'

import { styled } from 'styled-components'
import { DISCLOSURE_LABELS, listTasks } from '@/contracts/schedule/tasks'
import { onPhone } from '../theme/tokens'
import { DialogActions } from '../ui/DialogActions'
import { Dialog } from '../ui/Dialog'
import { Button } from '../ui/Button'
import { send } from '../api/request'
import { useConflict } from '../api/useConflict'
import { useDraft } from '../api/useDraft'
import { useValibotForm } from '../ui/form/useValibotForm'
import { ownTimeZone } from '../ui/timeZones'
import { useBoard, useBoardActions } from './BoardContext'
import { TaskSheetFields, REMINDERS } from './TaskSheetFields'
import type { Card } from './card'
import { CopyMenu, PostNote } from './PostNote'
import { formatDay, timeText } from './days'
import { TaskFields, type TaskValues, changesOf, valuesOf, NONE } from './taskFields'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import type { FieldLabels } from '../api/conflictFields'
import { MediaThumbs } from '../picker/MediaThumbs'
import { monthDayYear } from '../ui/dateFormats'
import { listShortLinks } from '@/contracts/links/shortLinks'
import { screenHref } from '@/contracts/screens'
import { Link } from '../ui/Link'
import { useLoad } from '../api/useLoad'
import { soldText } from '../links/soldText'
import { WhenLoaded } from '../ui/WhenLoaded'

type Props = { card: Card; isOpen: boolean; onClose: () => void }

/** The editor of a task. Unsaved input is restored when it opens again. */
export function TaskSheet({ card, isOpen, onClose }: Props) {
  const { linkedTasks, deals, events } = useBoard()
  const { save, publish, remove } = useBoardActions()
  const form = useValibotForm({
    schema: TaskFields,
    initialValues: valuesOf(card),
    onSubmit: async ({ publishedUrl, ...typed }) => {
      const { base = card } = conflict
      const edit = (on: Card) => changesOf(on, typed, ownTimeZone())
      const isEdited = Object.keys(edit(base)).length > 0
      const saved = isEdited ? await save(base, edit, conflict.save) : base
      if (publishedUrl !== base.publishedUrl && base.status !== 'todo') {
        await publish(saved, publishedUrl, conflict.save)
      }
      draft.forget()
      onClose()
    },
    // A toast has already been shown.
    onError: () => undefined,
  })
  const draft = useDraft({
    name: `task.${card.id}`,
    form,
    initialValues: () => valuesOf(card),
    isStanding: true,
    showsBoth: true,
  })
  const conflict = useConflict<Card, TaskValues>({
    form,
    draft,
    editing: {
      record: card,
      kind: 'post',
      title: card.title,
      valuesOf,
      load: async () => (await send(listTasks)).find(({ id }) => id === card.id),
      labels: taskLabels({ deals, events }),
    },
  })
  const leave = () => {
    draft.forget()
    onClose()
  }
  return (
    <>
      <Dialog
        title="Edit task"
        size="sheet"
        isOpen={isOpen}
        onOpenChange={(next) => !next && onClose()}
        isPending={form.isPending}
      >
        <form className="stack" name={`task-${card.id}`} {...form.formProps}>
          {draft.note}
          <PostNote card={card} onEditAll={onClose} />
          <TaskSheetFields key={draft.round} form={form} card={card} />
          {linkedTasks.includes(card.id) && <SoldThroughPost taskId={card.id} />}
          <DialogActions>
            <Left>
              <Button
                variant="quiet"
                icon="trash"
                onPress={() => {
                  leave()
                  remove(card)
                }}
              >
                Delete
              </Button>
            </Left>
            <CopyMenu card={card} onCopied={onClose} />
            <Button variant="primary" type="submit" isPending={form.isPending} pendingText="Saving...">
              Save task
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {conflict.dialog}
    </>
  )
}

const Left = styled.span`
  display: grid;
  margin-right: auto;

  ${onPhone} {
    margin: 0;
  }
`

/** How the fields of a task are named and shown where two versions are compared. */
function taskLabels({ deals, events }: Pick<ScheduleStart, 'deals' | 'events'>): FieldLabels<TaskValues> {
  return {
    title: 'Title',
    platform: { label: 'Platform', show: (platform) => TASK_PLATFORM_LABELS[platform] },
    date: { label: 'Day', show: (day) => day && formatDay(day, monthDayYear) },
    time: { label: 'Time', show: (time) => time && timeText(time) },
    caption: 'Caption',
    mediaIds: { label: 'Files', show: (ids) => <MediaThumbs ids={ids} /> },
    dealId: {
      label: 'Deal',
      show: (chosen) => nameOf(chosen, deals.find(({ id }) => id === chosen)?.name ?? 'A deal that is gone'),
    },
    eventId: {
      label: 'Event',
      show: (chosen) =>
        nameOf(chosen, events.find(({ id }) => id === chosen)?.title ?? 'An event that is over'),
    },
    disclosure: { label: 'Disclosure', show: (disclosure) => DISCLOSURE_LABELS[disclosure] },
    remind: { label: 'Reminder', show: (chosen) => REMINDERS.find(({ id }) => id === chosen)?.label ?? '' },
    publishedUrl: 'Link to the post',
  }
}

function nameOf(chosen: string, name: string): string {
  return chosen === NONE ? 'None' : name
}

/** What was sold through each short link of a task, with a link to the short links (docs/behaviour.md, 12.16). */
function SoldThroughPost({ taskId }: { taskId: string }) {
  const links = useLoad(listShortLinks)
  const own = links.data?.filter((link) => link.taskId === taskId) ?? []
  return (
    <WhenLoaded
      load={links}
      text="Loading what was sold..."
      skeleton={null}
      failure="What was sold through this post could not be loaded."
    >
      {() =>
        own.length > 0 && (
          <Sold>
            <h3 className="label">Sold through this post</h3>
            <ul>
              {own.map(({ id, label, sold }) => (
                <li key={id}>
                  <Link href={`${screenHref('ecommerce')}/links`}>
                    <b>{label}</b>
                    {soldText(sold).map((text) => (
                      <span key={text} className="subtle">
                        {text}
                      </span>
                    ))}
                  </Link>
                </li>
              ))}
            </ul>
          </Sold>
        )
      }
    </WhenLoaded>
  )
}

const Sold = styled.section`
  a {
    display: grid;
    align-content: center;
    min-height: 2.75rem;
    padding: 0.5rem 0;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font-weight: 550;
  }
`
