import { styled } from 'styled-components'
import { evidenceSteps, identifySigns } from './identifySigns'

/** Six signs of a fake account, and what to keep before reporting. */
export function HowToIdentify() {
  return (
    <Guide>
      <h2>Six signs</h2>
      <ol>
        {identifySigns.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2>Before you report</h2>
      <ul>
        {evidenceSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Guide>
  )
}

/** Text with rules between items, at most 36rem wide. */
export const Guide = styled.div`
  max-width: 36rem;

  h2 {
    margin-top: 1.5rem;
    font-size: 1rem;
    font-weight: 600;
  }
  h2:first-child {
    margin-top: 0;
  }
  > ol > li,
  > ul > li,
  > section {
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  h3 {
    font-size: var(--t-ui);
    font-weight: 600;
  }
  p,
  li {
    color: var(--ink-2);
  }
  h3 {
    color: var(--ink);
  }
  section ol {
    margin: 0.375rem 0;
    padding-left: 1.25rem;
    list-style: decimal;
  }
`
