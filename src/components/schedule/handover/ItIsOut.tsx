'use client'

import { format } from 'date-fns/format'
import { useRouter } from 'next/navigation'
import * as v from 'valibot'
import { FIELD_TEXTS, httpUrl, optional } from '@/contracts/core/wire'
import { TASK_TEXTS, type Task, listTasks, moveTask, publishTask } from '@/contracts/schedule/tasks'
import { FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { TextField } from '../../ui/TextField'

const Fields = v.object({ publishedUrl: optional(httpUrl(FIELD_TEXTS.invalidUrl)), at: v.string() })

/** Says that a task is published, with its address if there is one yet, and when. */
export function ItIsOut({ task }: { task: Task }) {
  const router = useRouter()
  return (
    <FormDialog
      name={`out.${task.id}`}
      title="It is out"
      button={(open) => (
        <Button variant="primary" isBlock onPress={open}>
          It is out
        </Button>
      )}
      schema={Fields}
      initialValues={() => ({ publishedUrl: '', at: format(new Date(), "yyyy-MM-dd'T'HH:mm") })}
      submit={async ({ publishedUrl, at }) => {
        const published = await publish(task, publishedUrl, at)
        router.refresh()
        return published
      }}
      refresh={[listTasks]}
      success={{ title: TASK_TEXTS.published, description: task.title }}
      failure={TASK_TEXTS.saveFailed}
      showsServerText
      submitLabel="It is out"
    >
      {(form) => (
        <>
          <TextField
            label="Address of the post"
            isOptional
            type="url"
            description="It can be added later."
            {...form.field('publishedUrl')}
          />
          <DateField label="Since when" hasTime {...form.field('at')} />
        </>
      )}
    </FormDialog>
  )
}

/** A task that was not begun yet is begun first, because it moves one column at a time. */
async function publish(task: Task, publishedUrl: string | null, at: string): Promise<Task> {
  const params = { id: task.id }
  const { version } =
    task.status === 'todo'
      ? await send(moveTask, { params, body: { version: task.version, status: 'in-progress' } })
      : task
  const publishedAt = at ? new Date(at).toISOString() : undefined
  return send(publishTask, { params, body: { version, publishedUrl, ...(publishedAt && { publishedAt }) } })
}
