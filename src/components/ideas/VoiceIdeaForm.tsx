'use client'

import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { RecorderField } from './RecorderField'
import type { Recorder } from './useRecorder'
import type { VoiceIdea } from './useVoiceIdea'

type Props = Pick<VoiceIdea, 'form' | 'draft' | 'failure'> & { recorder: Recorder }

export function VoiceIdeaForm({ form, draft, failure, recorder }: Props) {
  return (
    <form className="stack" {...form.formProps}>
      {draft.note}
      <TextField label="Title" {...form.field('title')} />
      <RecorderField recorder={recorder} isDisabled={form.isPending} errorMessage={failure} />
      <Button variant="primary" type="submit" isBlock isPending={form.isPending} pendingText="Saving...">
        Save idea
      </Button>
    </form>
  )
}
