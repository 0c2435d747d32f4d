'use client'

import { useEffect, useRef, useState } from 'react'
import { listMyOnboarding } from '@/contracts/feedback'
import { SCREENS } from '@/contracts/screens'
import { useLoad } from '../api/useLoad'
import { ErrorNote } from '../ui/ErrorNote'
import { LoadingText } from '../ui/LoadingText'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { SkeletonFields } from '../ui/Skeletons'
import { Stepper } from '../ui/Stepper'
import { OnboardingWizard } from './OnboardingWizard'
import { onboardingSteps } from './onboardingSteps'

/** The five-step wizard, filled with earlier answers if there are any (docs/behaviour.md, 4.3). */
export function OnboardingScreen() {
  const { data, error, isLoading, reload } = useLoad(listMyOnboarding)
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = true
  }, [step])
  const current = onboardingSteps[step]

  return (
    <>
      <PageHeader title={SCREENS.onboarding.title}>
        Five steps, about two minutes. Nothing is required.
      </PageHeader>
      {isLoading && <LoadingText skeleton={<SkeletonFields />}>Loading your answers...</LoadingText>}
      {Boolean(error) && (
        <ErrorNote onRetry={() => void reload()}>Your answers could not be loaded.</ErrorNote>
      )}
      {data && current && (
        <>
          <Stepper steps={onboardingSteps.map(({ title }) => title)} current={step} />
          <ProgressBar
            label="Progress"
            value={(step / onboardingSteps.length) * 100}
            valueText={`Step ${step + 1} of ${onboardingSteps.length}`}
          />
          <section className="stack">
            <div>
              <h2 ref={heading} tabIndex={-1} className="card-title">
                {current.heading ?? current.title}
              </h2>
              <p className="muted">{current.intro}</p>
            </div>
            <OnboardingWizard earlier={data[0]} step={step} onStep={setStep} />
          </section>
        </>
      )}
    </>
  )
}
