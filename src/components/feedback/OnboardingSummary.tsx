'use client'

import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { readNumber } from '../ui/form/readNumber'
import { showGoal } from './goals'
import { type OnboardingGoal, type OnboardingText, onboardingSteps } from './onboardingSteps'

type Props = {
  /** Goals as they are typed. */
  values: Record<OnboardingText | OnboardingGoal, string>
  /** Adds a button to each part that opens its step. */
  onEdit?: (step: number) => void
}

/** All answers, part by part: for review before finishing, and after sending. */
export function OnboardingSummary({ values, onEdit }: Props) {
  return (
    <>
      {onboardingSteps.slice(0, -1).map(({ title, texts, goals }, index) => (
        <section key={title} className="card card-pad">
          <Head>
            <h3 className="card-title">{title}</h3>
            {onEdit && (
              <Button variant="quiet" size="small" aria-label={`Edit ${title}`} onPress={() => onEdit(index)}>
                Edit
              </Button>
            )}
          </Head>
          <Answers>
            {texts.map(({ name, label }) => (
              <Answer key={name} label={label} text={values[name]} />
            ))}
            {goals.map(({ name, label }) => (
              <Answer key={name} label={label} text={showGoal(readNumber(values[name])) || values[name]} />
            ))}
          </Answers>
        </section>
      ))}
    </>
  )
}

function Answer({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text.trim() || 'Not given'}</dd>
    </div>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Answers = styled.dl`
  display: grid;
  gap: 0.375rem;
  font-size: var(--t-ui);

  > div {
    display: flex;
    gap: 1.5rem;
    justify-content: space-between;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    text-align: right;
    overflow-wrap: anywhere;
  }
`
