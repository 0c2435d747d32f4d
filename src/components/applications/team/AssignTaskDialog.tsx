'use client'

import { type FormEvent, useState } from 'react'
import type { TeamApplication } from '@/endpoints/applications/contract'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { Dialog, DialogTrigger } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogFrame'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { toast } from '../../ui/toast/toastQueue'
import { useAssignments } from './assignments'

/** Gives an accepted member a task; the title must not be blank (dashboard spec, section 5). */
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
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [dueDate, setDueDate] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!title.trim()) {
      toast({ title: 'Error', description: 'Please fill in the task title', destructive: true })
      return
    }
    assign({ memberId: member.id, title: title.trim(), description: description.trim(), dueDate })
    toast({ title: 'Task Assigned', description: `Task assigned to ${member.firstName} ${member.lastName}` })
    onDone()
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <TextField label="Title" value={title} onChange={setTitle} />
      <TextArea label="Description" isOptional value={description} onChange={setDescription} />
      <DateField label="Due date" isOptional value={dueDate} onChange={setDueDate} />
      <DialogActions>
        <Button variant="quiet" onPress={onDone}>
          Cancel
        </Button>
        <Button variant="primary" type="submit">
          Assign Task
        </Button>
      </DialogActions>
    </form>
  )
}
