'use client'

import { Button } from '../ui/Button'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import type { useTextIdea } from './useTextIdea'

export function TextIdeaForm({ form, draft }: ReturnType<typeof useTextIdea>) {
  return (
    <form className="stack" {...form.formProps}>
      {draft.note}
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Idea" isOptional rows={5} {...form.field('content')} />
      <Button variant="primary" type="submit" isBlock isPending={form.isPending} pendingText="Saving...">
        Save idea
      </Button>
    </form>
  )
}
