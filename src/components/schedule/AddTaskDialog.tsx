'use client'

import { format } from 'date-fns'
import * as v from 'valibot'
import { FormDialog } from '../api/FormDialog'
import { OnArrival } from '../layout/OnArrival'
import { Button } from '../ui/Button'
import { DateField } from '../ui/DateField'
import { KeptHere } from '../ui/KeptHere'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import { DEFAULT_TASK_PLATFORM, TASK_PLATFORMS } from './task'
import type { NewTask } from './useTasks'

const TaskFields = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.transform((title) => title || 'Untitled task'),
  ),
  platform: v.picklist(TASK_PLATFORMS.map(({ id }) => id)),
  date: v.string(),
})

/** Title, platform, due date; nothing is refused (docs/behaviour.md, 4.5). */
export function AddTaskDialog({ onAdd }: { onAdd: (task: NewTask) => void }) {
  return (
    <FormDialog
      name="task.new"
      title="Add a task"
      button={(open) => (
        <>
          <Button variant="primary" icon="plus" onPress={open}>
            Add Task
          </Button>
          <OnArrival at="task" run={open} />
        </>
      )}
      schema={TaskFields}
      initialValues={() => ({
        title: '',
        platform: DEFAULT_TASK_PLATFORM,
        date: format(new Date(), 'yyyy-MM-dd'),
      })}
      submit={(task) => {
        onAdd(task)
        return task
      }}
      success={({ title }) => ({
        title: 'Task added',
        description: `${title}: in To Do, until you reload this page.`,
      })}
      submitLabel="Add Task"
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <Select label="Platform" items={TASK_PLATFORMS} {...form.field('platform')} />
          <DateField label="Due date" {...form.field('date')} />
          <KeptHere />
        </>
      )}
    </FormDialog>
  )
}
