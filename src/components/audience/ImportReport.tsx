'use client'

import { styled } from 'styled-components'
import { IMPORT_PROBLEMS_MAX, type ImportResult } from '@/contracts/audience/importSubscribers'
import { count } from '../ui/count'

type Count = 'added' | 'left' | 'pending' | 'known' | 'suppressed' | 'invalid'

/** What becomes of the rows of a file; a count of 0 is shown for new people alone. */
const COUNTS: readonly (readonly [Count, string])[] = [
  ['added', 'new'],
  ['left', 'new, but they left or cannot be reached'],
  ['pending', 'new, and have yet to confirm'],
  ['known', 'known already; they stay as they are'],
  ['suppressed', 'erased or complained before; left out'],
  ['invalid', 'with a problem; left out'],
]

/** What an import would do or has done, by numbers, and the rows that it leaves out. */
export function ImportReport({ result, isDone }: { result: ImportResult; isDone: boolean }) {
  const { problems, notRead } = result
  return (
    <>
      <Counts aria-label={isDone ? 'What it did' : 'What it would do'}>
        {COUNTS.filter(([name]) => name === 'added' || result[name] > 0).map(([name, words]) => (
          <li key={name}>
            <b>{count(result[name])}</b> {words}
          </li>
        ))}
      </Counts>
      {notRead.length > 0 && <NotRead>{`Not read: ${notRead.join(', ')}`}</NotRead>}
      {problems.length > 0 && (
        <Problems open>
          <summary>Problems</summary>
          <ol>
            {problems.map(({ line, field, email, why }) => (
              <li key={line}>
                <b>{`Line ${line}, ${[field, email].filter(Boolean).join(', ')}:`}</b> {why}
              </li>
            ))}
          </ol>
          {problems.length === IMPORT_PROBLEMS_MAX && (
            <p className="subtle">{`The first ${IMPORT_PROBLEMS_MAX}.`}</p>
          )}
        </Problems>
      )}
    </>
  )
}

const Counts = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--ink-2);

  b {
    color: var(--ink);
    font-weight: 600;
  }
`

const NotRead = styled.p`
  margin: 0;
  color: var(--ink-2);
  overflow-wrap: anywhere;
`

const Problems = styled.details`
  font-size: var(--t-ui);

  summary {
    min-height: var(--h-control);
    align-content: center;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: 0.25rem;
    max-height: 12rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  b {
    font-weight: 600;
  }
  li {
    overflow-wrap: anywhere;
  }
`
