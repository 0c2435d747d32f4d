'use client'

import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { DialogActions } from '../ui/DialogActions'
import { Dialog } from '../ui/Dialog'
import { Button } from '../ui/Button'
import { useDraft } from '../api/useDraft'
import { useValibotForm } from '../ui/form/useValibotForm'
import { ownTimeZone } from '../ui/timeZones'
import { useBoard, useBoardActions } from './BoardContext'
import { CopyMenu } from './CopyMenu'
import { SoldThroughPost } from './SoldThroughPost'
import { TaskSheetFields } from './TaskSheetFields'
import type { Card } from './card'
import { TaskFields, changesOf, valuesOf } from './taskFields'

type Props = { card: Card; isOpen: boolean; onClose: () => void }

/** The editor of a task. Unsaved input is restored when it opens again. */
export function TaskSheet({ card, isOpen, onClose }: Props) {
  const { linkedTasks } = useBoard()
  const { save, publish, remove } = useBoardActions()
  const form = useValibotForm({
    schema: TaskFields,
    initialValues: valuesOf(card),
    onSubmit: async ({ publishedUrl, ...typed }) => {
      const changes = changesOf(card, typed, ownTimeZone())
      const saved = Object.keys(changes).length > 0 ? await save(card, changes) : card
      if (publishedUrl !== card.publishedUrl && card.status !== 'todo') {
        await publish(saved, publishedUrl)
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
  })
  const leave = () => {
    draft.forget()
    onClose()
  }
  return (
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
  )
}

const Left = styled.span`
  display: grid;
  margin-right: auto;

  ${onPhone} {
    margin: 0;
  }
`
