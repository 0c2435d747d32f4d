'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import {
  OnboardingInput,
  FEEDBACK_TEXTS,
  type Onboarding,
  createOnboarding,
  listMyOnboarding,
  listOnboarding,
} from '@/contracts/feedback'

import { useSend } from '../api/useSend'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { NumberField } from '../ui/NumberField'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { useValibotForm } from '../ui/form/useValibotForm'
import { OnboardingSummary } from './OnboardingSummary'
import { type OnboardingGoal, type OnboardingText, onboardingSteps } from './onboardingSteps'

export type OnboardingValues = Record<OnboardingText, string> & Record<OnboardingGoal, number | null>

type Props = { earlier: Onboarding | undefined; step: number; onStep: (step: number) => void }

/** The fields of one step with Back and Next; Finish on the last one submits. Answers are kept between the steps. */
export function OnboardingWizard({ earlier, step, onStep }: Props) {
  const router = useRouter()
  const submit = useSend(createOnboarding, {
    refresh: [listMyOnboarding, listOnboarding],
    success: FEEDBACK_TEXTS.onboardingSubmitted,
    failure: FEEDBACK_TEXTS.onboardingNotSubmitted,
  })
  const form = useValibotForm({
    schema: OnboardingInput,
    initialValues: toValues(earlier),
    onSubmit: async (body) => {
      if (await submit.run({ body })) router.push('/dashboard')
    },
    // The invalid fields may be in an earlier step: go there.
    onInvalid: (errors) => onStep(firstStepWith(Object.keys(errors))),
  })
  const current = onboardingSteps[step]
  const isLast = step === onboardingSteps.length - 1

  /** Goes to the next step, by the button or Enter in a field. */
  function goOn(event: SubmitEvent) {
    event.preventDefault()
    onStep(step + 1)
  }
  return (
    <form {...form.formProps} onSubmit={isLast ? form.formProps.onSubmit : goOn}>
      <Fields className="stack">
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
        {current?.goals.map(({ name, label }) => (
          <NumberField key={name} label={label} isOptional minValue={0} {...form.field(name)} />
        ))}
        {isLast && <OnboardingSummary values={form.values} onEdit={onStep} />}
      </Fields>
      <Buttons>
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
  const index = onboardingSteps.findIndex(({ texts, goals }) =>
    [...texts, ...goals].some(({ name }) => names.includes(name)),
  )
  return Math.max(0, index)
}

function toValues(earlier: Onboarding | undefined): OnboardingValues {
  return {
    fullName: earlier?.fullName ?? '',
    email: earlier?.email ?? '',
    socialHandles: earlier?.socialHandles ?? '',
    brandName: earlier?.brandName ?? '',
    tagline: earlier?.tagline ?? '',
    niche: earlier?.niche ?? '',
    instagram: earlier?.instagram ?? '',
    tiktok: earlier?.tiktok ?? '',
    youtube: earlier?.youtube ?? '',
    followerGoal: earlier?.followerGoal ?? null,
    revenueGoal: earlier?.revenueGoal ?? null,
    contentGoal: earlier?.contentGoal ?? null,
  }
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
