'use client'

import { IDEA_TEXTS, TextIdeaInput, createIdea, pageIdeas } from '@/contracts/ideas'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { useSession } from '../session/useSession'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'

/** A text idea in a dialog, so that noting it does not leave the screen (docs/behaviour.md, 4.1). */
export function QuickIdeaForm({ button }: { button: FormButton }) {
  const userId = useSession().user?.id
  return (
    <FormDialog
      name="idea.quick.new"
      title="Save an idea"
      button={button}
      schema={TextIdeaInput}
      initialValues={() => ({ type: 'text' as const, title: '', content: '' })}
      submit={(idea) => send(createIdea, { body: { ...idea, userId, status: 'idea' as const } })}
      refresh={[pageIdeas]}
      success={{ title: IDEA_TEXTS.saved }}
      failure={IDEA_TEXTS.notCreated}
      submitLabel="Save idea"
      pendingLabel="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <TextArea label="Idea" isOptional rows={4} {...form.field('content')} />
        </>
      )}
    </FormDialog>
  )
}
