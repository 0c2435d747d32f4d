import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../../theme/tokens'

type Props = { title: string; url: string; badge: ReactNode; actions: ReactNode; children: ReactNode }

/** The selected report: what it is, its progress, its actions. */
export function DetailFrame({ title, url, badge, actions, children }: Props) {
  return (
    <Frame>
      <header>
        <div>
          <h2>{title}</h2>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url.replace(/^https?:\/\//, '')}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
        {badge}
      </header>
      <div>{children}</div>
      <footer>{actions}</footer>
    </Frame>
  )
}

/** Names and values; those without a value are left out. */
export function Facts({ facts }: { facts: Record<string, string | null | undefined> }) {
  return (
    <List>
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  )
}

/** Addresses that open in a new tab. */
export function Links({ title, urls }: { title: string; urls: readonly string[] }) {
  return (
    <Evidence>
      <h3>{title}</h3>
      <ul>
        {urls.map((url) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {url}
            </a>
          </li>
        ))}
      </ul>
    </Evidence>
  )
}

const Frame = styled.article`
  > header,
  > div,
  > footer {
    padding: 1.25rem;
  }
  > header {
    display: flex;
    gap: 1rem;
    align-items: flex-start;
    justify-content: space-between;
  }
  > div,
  > footer {
    border-top: 1px solid var(--line);
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  a {
    font-size: var(--t-small);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`

const List = styled.dl`
  display: grid;
  gap: 0.625rem;
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  font-size: var(--t-ui);

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.5rem;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    text-align: right;
    overflow-wrap: anywhere;
  }
  ${onPhone} {
    > div {
      gap: 1rem;
    }
  }
`

const Evidence = styled.div`
  margin-top: 1rem;

  h3 {
    font-size: var(--t-small);
    font-weight: 500;
    color: var(--ink-2);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`
