import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { Icon } from './Icon'

/**
 * The numbered steps of a wizard; `current` counts from 0. On a phone only the current step has a label, and the
 * bar below says "Step 3 of 5".
 */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <Frame>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < current ? <Icon name="check" /> : index + 1}</i>
          <span>{step}</span>
          {index < current && <span className="visually-hidden">, done</span>}
        </li>
      ))}
    </Frame>
  )
}

function stateOf(index: number, current: number): 'done' | 'current' | 'next' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'next'
}

const Frame = styled.ol`
  display: flex;
  gap: 0.5rem;

  li {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: 0.375rem;
    align-content: start;
    font-size: var(--t-small);
    line-height: 1.35;
    color: var(--ink-3);
  }
  i {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1px solid var(--control);
    border-radius: 50%;
    font-style: normal;
    font-weight: 550;
  }
  i > .icon {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2.5;
  }
  li[data-state='done'] > i {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  li[data-state='current'] {
    color: var(--ink);
    font-weight: 550;
  }
  li[data-state='current'] > i {
    border: 2px solid var(--coral);
  }
  ${onPhone} {
    li {
      flex: none;
    }
    li:not([data-state='current']) > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li[data-state='current'] {
      display: flex;
      flex: 1;
      align-items: center;
    }
    li[data-state='current'] > i {
      flex: none;
    }
  }
`
