'use client'

import { IDEA_TEXTS, TextIdeaInput, createIdea, listIdeas } from '@/contracts/ideas'
import { useDraft } from '../api/useDraft'
import { useSend } from '../api/useSend'
import { useSession } from '../session/useSession'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'

const initialValues = () => ({ type: 'text' as const, title: '', content: '' })

/** The form of a text idea: a title is required (docs/behaviour.md, 4.13); emptied after saving. */
export function useTextIdea() {
  const { user } = useSession()
  const create = useSend(createIdea, {
    refresh: [listIdeas],
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
