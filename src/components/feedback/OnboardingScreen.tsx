'use client'

import { useEffect, useRef } from 'react'
import { type Onboarding, listMyOnboarding } from '@/contracts/feedback'
import { SCREENS } from '@/contracts/screens'
import { useLoad } from '../api/useLoad'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { SkeletonFields } from '../ui/Skeletons'
import { Stepper } from '../ui/Stepper'
import { WhenLoaded } from '../ui/WhenLoaded'
import { formatDay } from '../ui/formatDay'
import { OnboardingSummary } from './OnboardingSummary'
import { OnboardingWizard } from './OnboardingWizard'
import { onboardingSteps } from './onboardingSteps'
import { onboardingValues } from './onboardingValues'

const TITLES = onboardingSteps.map(({ title }) => title)
const NUMBERS = TITLES.map((_, index) => String(index + 1))
/** No step in the address: shows the sent answers, or the first step if there are none. */
const NONE = ''

/** The five-step wizard, and the answers once they are sent (docs/behaviour.md, 4.3). The step is in the address. */
export function OnboardingScreen() {
  const { data, ...load } = useLoad(listMyOnboarding)
  const [number, setNumber] = useUrlChoice('step', NONE, [NONE, ...NUMBERS])
  const sent = data?.[0]
  return (
    <>
      <PageHeader title={SCREENS.onboarding.title}>
        Five steps, about two minutes. Nothing is required.
      </PageHeader>
      <WhenLoaded
        load={load}
        text="Loading your answers..."
        skeleton={<SkeletonFields />}
        failure="Your answers could not be loaded."
      >
        {() =>
          sent && number === NONE ? (
            <Sent response={sent} onEdit={(step) => setNumber(String(step + 1))} />
          ) : (
            <Step
              sent={sent}
              step={number === NONE ? 0 : Number(number) - 1}
              onStep={(step) => setNumber(String(step + 1))}
            />
          )
        }
      </WhenLoaded>
    </>
  )
}

type StepProps = { sent: Onboarding | undefined; step: number; onStep: (step: number) => void }

function Step({ sent, step, onStep }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = true
  }, [step])
  const current = onboardingSteps[step]
  return (
    <>
      <Stepper steps={TITLES} current={step} />
      <ProgressBar
        label="Progress"
        value={(step / TITLES.length) * 100}
        valueText={`Step ${step + 1} of ${TITLES.length}`}
      />
      <section className="stack" data-wizard>
        <div>
          <h2 ref={heading} tabIndex={-1} className="card-title">
            {current?.heading ?? current?.title}
          </h2>
          <p className="muted">{current?.intro}</p>
        </div>
        <OnboardingWizard sent={sent} step={step} onStep={onStep} />
      </section>
    </>
  )
}

type SentProps = { response: Onboarding; onEdit: (step: number) => void }

/** The sent answers, with buttons to edit them; all steps are done. */
function Sent({ response, onEdit }: SentProps) {
  return (
    <>
      <Stepper steps={TITLES} current={TITLES.length} />
      <ProgressBar label="Progress" value={100} valueText="All steps done" tone="glass" />
      <section className="stack">
        <div>
          <h2 className="card-title">Sent on {formatDay(response.submittedAt)}</h2>
          <p className="muted">These are your answers. Change them and send them again whenever you like.</p>
        </div>
        <OnboardingSummary values={onboardingValues(response, null)} onEdit={onEdit} />
        <div>
          <Button variant="line" onPress={() => onEdit(0)}>
            Edit your answers
          </Button>
        </div>
      </section>
    </>
  )
}
