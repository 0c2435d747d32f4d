'use client'

import type { RefObject } from 'react'
import { TASK_PLATFORMS, TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { TASK_TEXTS, TaskInput, createTask, listTasks } from '@/contracts/schedule/tasks'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { DateField } from '../ui/DateField'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import { toItems } from '../ui/form/items'
import { localDay } from './days'

type Props = {
  /** The initial due date when the form is opened from a day instead of by its button; null is today. */
  initialDay: RefObject<string | null>
  button: FormButton
}

/** Title, platform, due date; nothing is validated (docs/behaviour.md, 4.5). */
export function AddTaskForm({ initialDay, button }: Props) {
  return (
    <FormDialog
      name="task.new"
      title="Add a task"
      button={button}
      schema={TaskInput}
      initialValues={() => ({
        title: '',
        platform: 'tiktok',
        date: initialDay.current ?? localDay(new Date()),
      })}
      submit={({ title, platform, date }) => send(createTask, { body: { title, platform, date } })}
      refresh={[listTasks]}
      success={({ title }) => ({ title: TASK_TEXTS.added, description: `${title}: in To Do.` })}
      failure={TASK_TEXTS.saveFailed}
      showsServerText
      submitLabel="Add Task"
      pendingLabel="Adding..."
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <Select
            label="Platform"
            items={toItems(TASK_PLATFORMS, TASK_PLATFORM_LABELS)}
            {...form.field('platform')}
          />
          <DateField label="Due date" {...form.field('date')} />
        </>
      )}
    </FormDialog>
  )
}
