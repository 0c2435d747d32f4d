'use client'

import * as v from 'valibot'
import type { TeamApplication } from '@/contracts/team'
import { text } from '@/contracts/core/wire'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { DateField } from '../../ui/DateField'
import { KeptHere } from '../../ui/KeptHere'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { toast } from '../../ui/toast/toastQueue'
import { useAssignments } from './assignments'

const TITLE_REQUIRED = 'Please fill in the task title'
/** Description and due date may be empty (docs/behaviour.md, 4.15). */
const AssignmentInput = v.object({
  title: text(TITLE_REQUIRED),
  description: v.pipe(v.string(), v.trim()),
  dueDate: v.string(),
})

/** Assigns a task to an accepted member; the title must not be blank (docs/behaviour.md, 4.15). */
export function AssignTaskForm({ member, button }: { member: TeamApplication; button: FormButton }) {
  const { assign } = useAssignments()
  const name = `${member.firstName} ${member.lastName}`
  return (
    <FormDialog
      name={`member.${member.id}.task`}
      title={`A task for ${member.firstName}`}
      button={button}
      schema={AssignmentInput}
      initialValues={() => ({ title: '', description: '', dueDate: '' })}
      submit={(assignment) => assign({ memberId: member.id, ...assignment })}
      success={{ title: 'Task Assigned', description: `Task assigned to ${name}` }}
      onInvalid={({ title }) => title && toast({ title: 'Error', description: title, destructive: true })}
      submitLabel="Assign Task"
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <TextArea label="Description" isOptional {...form.field('description')} />
          <DateField label="Due date" isOptional {...form.field('dueDate')} />
          <KeptHere>{`${member.firstName} is not told of it yet.`}</KeptHere>
        </>
      )}
    </FormDialog>
  )
}
