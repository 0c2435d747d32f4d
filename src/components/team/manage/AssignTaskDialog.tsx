'use client'

import * as v from 'valibot'
import type { TeamApplication } from '@/contracts/team'
import { text } from '@/contracts/core/wire'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { Dialog, DialogTrigger } from '../../ui/Dialog'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { toast } from '../../ui/toast/toastQueue'
import { FormActions } from '../../ui/form/FormActions'
import { useAssignments } from './assignments'

const TITLE_REQUIRED = 'Please fill in the task title'
/** Description and due date may be empty (docs/behaviour.md, 4.15). */
const AssignmentInput = v.object({
  title: text(TITLE_REQUIRED),
  description: v.pipe(v.string(), v.trim()),
  dueDate: v.string(),
})

/** Gives an accepted member a task; the title must not be blank (docs/behaviour.md, 4.15). */
export function AssignTaskDialog({ member }: { member: TeamApplication }) {
  return (
    <DialogTrigger>
      <Button variant="ink" aria-label={`Assign Task to ${member.firstName} ${member.lastName}`}>
        Assign Task
      </Button>
      <Dialog title={`A task for ${member.firstName}`}>
        {({ close }) => <AssignForm member={member} onDone={close} />}
      </Dialog>
    </DialogTrigger>
  )
}

function AssignForm({ member, onDone }: { member: TeamApplication; onDone: () => void }) {
  const { assign } = useAssignments()
  const form = useValibotForm({
    schema: AssignmentInput,
    initialValues: { title: '', description: '', dueDate: '' },
    onSubmit(assignment) {
      assign({ memberId: member.id, ...assignment })
      const description = `Task assigned to ${member.firstName} ${member.lastName}`
      toast({ title: 'Task Assigned', description })
      onDone()
    },
    onInvalid: ({ title }) => title && toast({ title: 'Error', description: title, destructive: true }),
  })
  return (
    <form className="stack" {...form.formProps}>
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Description" isOptional {...form.field('description')} />
      <DateField label="Due date" isOptional {...form.field('dueDate')} />
      <FormActions submitLabel="Assign Task" onCancel={onDone} />
    </form>
  )
}
