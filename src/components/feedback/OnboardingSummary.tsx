'use client'

import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import type { OnboardingValues } from './OnboardingWizard'
import { onboardingSteps } from './onboardingSteps'

type Props = { values: OnboardingValues; onEdit: (step: number) => void }

/** All answers for review before finishing, with a link back to each step. */
export function OnboardingSummary({ values, onEdit }: Props) {
  return (
    <>
      {onboardingSteps.slice(0, -1).map(({ title, texts, goals }, index) => (
        <section key={title} className="card card-pad">
          <Head>
            <h3 className="card-title">{title}</h3>
            <Button variant="quiet" size="small" aria-label={`Edit ${title}`} onPress={() => onEdit(index)}>
              Edit
            </Button>
          </Head>
          <Answers>
            {[...texts, ...goals].map(({ name, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{values[name] === null || values[name] === '' ? 'Not given' : values[name]}</dd>
              </div>
            ))}
          </Answers>
        </section>
      ))}
    </>
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
