'use client'

import { format } from 'date-fns'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button'
import { DateField } from '../ui/DateField'
import { Dialog, DialogTrigger } from '../ui/Dialog'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import { FormActions } from '../ui/form/FormActions'
import { DEFAULT_TASK_PLATFORM, TASK_PLATFORMS, type TaskPlatform } from './task'
import type { NewTask } from './useTasks'

/** Title, platform, due date; nothing is validated (docs/behaviour.md, 4.5). */
export function AddTaskDialog({ onAdd }: { onAdd: (task: NewTask) => void }) {
  return (
    <DialogTrigger>
      <Button variant="primary" icon="plus">
        Add Task
      </Button>
      <Dialog title="Add a task">
        {({ close }) => (
          <TaskForm
            onCancel={close}
            onSubmit={(task) => {
              onAdd(task)
              close()
            }}
          />
        )}
      </Dialog>
    </DialogTrigger>
  )
}

type FormProps = { onSubmit: (task: NewTask) => void; onCancel: () => void }

function TaskForm({ onSubmit, onCancel }: FormProps) {
  const [title, setTitle] = useState('')
  const [platform, setPlatform] = useState<TaskPlatform>(DEFAULT_TASK_PLATFORM)
  const [date, setDate] = useState(() => format(new Date(), 'yyyy-MM-dd'))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit({ title: title.trim() || 'Untitled task', platform, date })
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <TextField label="Title" value={title} onChange={setTitle} />
      <Select label="Platform" items={TASK_PLATFORMS} value={platform} onChange={setPlatform} />
      <DateField label="Due date" value={date} onChange={setDate} />
      <FormActions submitLabel="Add Task" onCancel={onCancel} />
    </form>
  )
}
