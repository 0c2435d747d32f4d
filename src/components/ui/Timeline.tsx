import { styled } from 'styled-components'
import { Icon } from './Icon'

export type TimelineItem = {
  id: string
  title: string
  state: 'done' | 'current' | 'next'
  /** The formatted day, right of the title. */
  date?: string
  note?: string
}

/** Steps that are done, current and next, from top to bottom. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <Frame aria-label={label}>
      {items.map(({ id, title, state, date, note }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <i aria-hidden="true">{state === 'done' && <Icon name="check" />}</i>
          <span>
            <b>{title}</b>
            {state === 'next' && <span className="visually-hidden">, not yet</span>}
            {note && <span className="subtle">{note}</span>}
          </span>
          {date && <time>{date}</time>}
        </li>
      ))}
    </Frame>
  )
}

const Frame = styled.ol`
  display: grid;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: 0.875rem;
    padding-bottom: 1.25rem;
    font-size: var(--t-ui);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 0.5625rem;
    top: 1.25rem;
    bottom: -0.125rem;
    width: 2px;
    background: var(--line);
  }
  > li[data-state='done']::before {
    background: var(--glass-ink);
  }
  > li > i {
    display: grid;
    place-items: center;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.0625rem;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--raised);
    z-index: 1;
  }
  > li:is([data-state='done'], [data-state='current']) > i {
    border-color: var(--glass-ink);
  }
  > li[data-state='done'] > i {
    background: var(--glass-ink);
    color: var(--raised);
  }
  > li > i > .icon {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 3;
  }
  > li[data-state='current'] > i::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--glass-ink);
  }
  @media (forced-colors: active) {
    > li[data-state='current'] > i::after,
    > li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  b {
    font-weight: 550;
  }
  > li[data-state='next'] b {
    color: var(--ink-3);
    font-weight: 500;
  }
  .subtle:not(.visually-hidden) {
    display: block;
  }
  time {
    font-size: var(--t-small);
    color: var(--ink-3);
    overflow-wrap: normal;
  }
`
