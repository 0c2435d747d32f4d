'use client'

import { styled } from 'styled-components'
import { listTasks } from '@/contracts/schedule/tasks'
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
import { CopyMenu } from './CopyMenu'
import { SoldThroughPost } from './SoldThroughPost'
import { TaskSheetFields } from './TaskSheetFields'
import type { Card } from './card'
import { TaskFields, type TaskValues, changesOf, valuesOf } from './taskFields'
import { taskLabels } from './taskLabels'

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
