import { styled } from 'styled-components'
import type { LetterCheck } from '@/contracts/audience/letterChecks'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { DOMAIN_HREF } from './letterWords'

const SIGNS = { fine: 'check', hint: 'warn', error: 'x' } as const
const LEVELS = { fine: 'Fine', hint: 'Hint', error: 'Stops the letter' } as const

/** What was looked at before the letter goes out; what stops it comes first. */
export function LetterChecks({ checks, isAdmin }: { checks: LetterCheck[] | undefined; isAdmin: boolean }) {
  const order = ['error', 'hint', 'fine']
  const sorted = checks?.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)) ?? []
  return (
    <div className="card card-pad">
      <Head>
        <h2 className="card-title">Checks</h2>
        <output className="subtle">{checks ? summaryOf(checks) : 'Looking…'}</output>
      </Head>
      <List>
        {sorted.map(({ level, text, about }) => (
          <li key={text} data-level={level}>
            <Icon name={SIGNS[level]} />
            <span>
              <span className="visually-hidden">{LEVELS[level]}: </span>
              {text}
              {about && <small>{about}</small>}
            </span>
          </li>
        ))}
      </List>
      {isAdmin && (
        <p className="subtle">
          <Link className="text-link" href={DOMAIN_HREF}>
            Check your domain
          </Link>
        </p>
      )}
    </div>
  )
}

/** "Nothing stops it, one hint". */
function summaryOf(checks: LetterCheck[]): string {
  const hints = checks.filter(({ level }) => level === 'hint').length
  const errors = checks.filter(({ level }) => level === 'error').length
  const stops =
    errors === 0 ? 'Nothing stops it' : errors === 1 ? 'One thing stops it' : `${errors} things stop it`
  return hints === 0 ? stops : `${stops}, ${hints === 1 ? 'one hint' : `${hints} hints`}`
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`

const List = styled.ul`
  margin: 0.5rem 0;

  > li {
    display: flex;
    gap: 0.75rem;
    padding: 0.75rem 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .icon {
    flex: none;
    color: var(--glass-ink);
  }
  small {
    display: block;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  > [data-level='hint'] {
    &,
    .icon {
      color: var(--st-amber);
    }
  }
  > [data-level='error'] {
    &,
    .icon {
      color: var(--st-red);
    }
  }
`
