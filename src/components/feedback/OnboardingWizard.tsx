'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { getUser } from '@/contracts/account/identity'
import {
  FEEDBACK_TEXTS,
  type Onboarding,
  createOnboarding,
  listMyOnboarding,
  pageOnboarding,
} from '@/contracts/feedback'
import { listPlatformProfiles } from '@/contracts/platforms'
import { useDraft } from '../api/useDraft'
import { useSend } from '../api/useSend'
import { useSession } from '../session/useSession'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { readNumber } from '../ui/form/readNumber'
import { useValibotForm } from '../ui/form/useValibotForm'
import { OnboardingSummary } from './OnboardingSummary'
import { showGoal } from './goals'
import { OnboardingFields, fieldsOf, onboardingSteps } from './onboardingSteps'
import { onboardingValues } from './onboardingValues'

type Props = { sent: Onboarding | undefined; step: number; onStep: (step: number) => void }

/** The fields of one step with Back and Next; Finish on the last one submits. Input is kept as a draft. */
export function OnboardingWizard({ sent, step, onStep }: Props) {
  const router = useRouter()
  const { user } = useSession()
  const submit = useSend(createOnboarding, {
    // The answers also fill gaps in the profile and in Platform Setup.
    refresh: [listMyOnboarding, pageOnboarding, getUser, listPlatformProfiles],
    success: FEEDBACK_TEXTS.onboardingSubmitted,
    failure: FEEDBACK_TEXTS.onboardingNotSubmitted,
  })
  const initialValues = () => onboardingValues(sent, user)
  const form = useValibotForm({
    schema: OnboardingFields,
    initialValues: initialValues(),
    onSubmit: async (body) => {
      if (!(await submit.run({ body }))) return
      draft.forget()
      router.push('/dashboard')
    },
    // The invalid fields may be in an earlier step: go there.
    onInvalid: (errors) => onStep(firstStepWith(Object.keys(errors))),
  })
  const draft = useDraft({ name: 'onboarding', form, initialValues, isStanding: true })
  const current = onboardingSteps[step]
  const isLast = step === onboardingSteps.length - 1

  /** Goes to the next step, on Next or Enter in a field, if this one is valid. */
  function goOn(event: SubmitEvent) {
    event.preventDefault()
    if (current && form.check(fieldsOf(current))) onStep(step + 1)
  }
  return (
    <form {...form.formProps} onSubmit={isLast ? form.formProps.onSubmit : goOn}>
      <Fields className="stack">
        {draft.note}
        {current?.texts.map(({ name, label, type, autoComplete, isLong }) =>
          isLong ? (
            <TextArea key={name} label={label} isOptional {...form.field(name)} />
          ) : (
            <TextField
              key={name}
              label={label}
              type={type}
              autoComplete={autoComplete}
              isOptional
              {...form.field(name)}
            />
          ),
        )}
        {current?.goals.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            isOptional
            inputMode="text"
            autoCorrect="off"
            spellCheck="false"
            description={inFull(form.values[name]) ?? help}
            {...form.field(name)}
          />
        ))}
        {isLast && <OnboardingSummary values={form.values} onEdit={onStep} />}
      </Fields>
      <Buttons data-sticky-foot="">
        <Button variant="line" isDisabled={step === 0 || form.isPending} onPress={() => onStep(step - 1)}>
          Back
        </Button>
        {isLast ? (
          <Button
            key="finish"
            variant="primary"
            type="submit"
            isPending={form.isPending}
            pendingText="Finishing..."
          >
            Finish
          </Button>
        ) : (
          <Button key="next" variant="primary" type="submit">
            Next
          </Button>
        )}
      </Buttons>
    </form>
  )
}

function firstStepWith(names: string[]): number {
  const index = onboardingSteps.findIndex((step) => fieldsOf(step).some((name) => names.includes(name)))
  return Math.max(0, index)
}

/** Spells out an abbreviated number such as "100k"; null for any other text. */
function inFull(typed: string): string | null {
  const goal = readNumber(typed)
  return goal !== null && /[kmb]\s*$/i.test(typed) ? `That is ${showGoal(goal)}.` : null
}

const Fields = styled.div`
  max-width: 36rem;
`

const Buttons = styled.div`
  display: flex;
  justify-content: space-between;
  max-width: 36rem;
  margin-top: 1.75rem;

  ${onPhone} {
    position: sticky;
    bottom: 0;
    margin-inline: -1rem;
    padding: 0.75rem 1rem;
    background: var(--paper);
    border-top: 1px solid var(--line);
  }
`
