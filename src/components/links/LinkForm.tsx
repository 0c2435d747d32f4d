'use client'

import type { ProductRow } from '@/contracts/commerce/catalogue'
import {
  SHORT_LINK_TEXTS,
  ShortLinkInput,
  createShortLink,
  listShortLinks,
} from '@/contracts/links/shortLinks'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { listTasks } from '@/contracts/schedule/tasks'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { useLoad } from '../api/useLoad'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'

/** The selects' value for the shop, and for no post of the schedule. */
const NONE = 'none'

/** Creates a short link for a post, to a product or the shop. */
export function LinkForm({ products, button }: { products: readonly ProductRow[]; button: FormButton }) {
  return (
    <FormDialog
      name="short-link.new"
      title="New short link"
      button={button}
      schema={ShortLinkInput}
      initialValues={() => ({ label: '', productId: '', taskId: '' })}
      submit={(body) => send(createShortLink, { body })}
      refresh={[listShortLinks]}
      success={{ title: SHORT_LINK_TEXTS.made }}
      failure={SHORT_LINK_TEXTS.failed}
      showsServerText
      submitLabel="Make the link"
      pendingLabel="Making..."
    >
      {(form) => (
        <>
          <TextField label="Which post is it for?" placeholder="Story, Saturday" {...form.field('label')} />
          <Select
            label="Where it leads"
            items={[
              { id: NONE, label: 'The shop' },
              ...products
                .filter(({ isActive }) => isActive === 'true')
                .map(({ id, title }) => ({ id, label: title })),
            ]}
            value={form.values.productId || NONE}
            onChange={(id) => form.setValue('productId', id === NONE ? '' : id)}
          />
          <PostField value={form.values.taskId} onChange={(id) => form.setValue('taskId', id)} />
        </>
      )}
    </FormDialog>
  )
}

type PostFieldProps = { value: string | null; onChange: (id: string) => void }

/** The posts are loaded once the dialog is open. */
function PostField({ value, onChange }: PostFieldProps) {
  const { data: tasks = [] } = useLoad(listTasks)
  if (tasks.length === 0) return null
  return (
    <Select
      label="Post of your schedule"
      isOptional
      items={[
        { id: NONE, label: 'None' },
        ...tasks.map(({ id, title, platform }) => ({
          id,
          label: `${title}, ${TASK_PLATFORM_LABELS[platform]}`,
        })),
      ]}
      value={value || NONE}
      onChange={(id) => onChange(id === NONE ? '' : id)}
    />
  )
}
