'use client'

import { useRef } from 'react'
import {
  IDEA_TYPES,
  IDEA_TYPE_LABELS,
  type IdeaType,
  IDEA_TEXTS,
  TextIdeaInput,
  createIdea,
  pageIdeas,
} from '@/contracts/ideas'
import { OnArrival } from '../layout/OnArrival'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Tabs } from '../ui/Tabs'
import { useRecorder, type Recorder } from './useRecorder'
import { useVoiceIdea, type VoiceIdea } from './useVoiceIdea'
import { Button } from '../ui/Button'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { RecorderField } from './RecorderField'
import { useDraft } from '../api/useDraft'
import { useSend } from '../api/useSend'
import { useSession } from '../session/useSession'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'

/**
 * The two tabs to write or record an idea. Each tab keeps its content while the other one is open. A link that opens a
 * tab focuses its title field, which exists only once the tab's content is rendered.
 */
export function IdeaComposer() {
  const [tab, setTab] = useUrlChoice<IdeaType>('tab', 'text', IDEA_TYPES)
  const recorder = useRecorder()
  const text = useTextIdea()
  const voice = useVoiceIdea(recorder)
  const section = useRef<HTMLElement>(null)
  const focusTitle = () => section.current?.querySelector('input')?.focus()
  return (
    <section ref={section} className="card card-pad" aria-label="New idea">
      <Tabs<IdeaType>
        label="Kind of idea"
        selected={tab}
        onChange={(next) => {
          // Stop recording when its tab is left.
          recorder.stop()
          setTab(next)
        }}
        items={[
          {
            id: 'text',
            label: IDEA_TYPE_LABELS.text,
            content: (
              <>
                <OnArrival at="idea" run={focusTitle} />
                <TextIdeaForm {...text} />
              </>
            ),
          },
          {
            id: 'voice',
            label: IDEA_TYPE_LABELS.voice,
            content: (
              <>
                <OnArrival at="voice" run={focusTitle} />
                <VoiceIdeaForm {...voice} recorder={recorder} />
              </>
            ),
          },
        ]}
      />
    </section>
  )
}

function TextIdeaForm({ form, draft }: ReturnType<typeof useTextIdea>) {
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

type Props = Pick<VoiceIdea, 'form' | 'draft' | 'failure'> & { recorder: Recorder }

function VoiceIdeaForm({ form, draft, failure, recorder }: Props) {
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

const initialValues = () => ({ type: 'text' as const, title: '', content: '' })

/** The form of a text idea: a title is required (docs/behaviour.md, 4.13); emptied after saving. */
function useTextIdea() {
  const { user } = useSession()
  const create = useSend(createIdea, {
    refresh: [pageIdeas],
    success: { title: IDEA_TEXTS.saved },
    failure: IDEA_TEXTS.notCreated,
  })
  const form = useValibotForm({
    schema: TextIdeaInput,
    initialValues: initialValues(),
    onSubmit: async ({ type, title, content }) => {
      const body = { userId: user?.id, type, title, content, status: 'idea' as const }
      if (!(await create.run({ body }))) return
      draft.forget()
      form.reset()
    },
    onInvalid: ({ title }) => {
      if (title === IDEA_TEXTS.textTitleRequired.description)
        toast({ ...IDEA_TEXTS.textTitleRequired, destructive: true })
    },
  })
  const draft = useDraft({ name: 'idea.text.new', form, initialValues, isStanding: true })
  return { form, draft }
}
