'use client'

import { styled } from 'styled-components'
import type { Onboarding, OnboardingItem } from '@/contracts/feedback'
import type { PagedList } from '../layout/usePagedList'
import type { WordSearch } from '../layout/useWordSearch'
import { useSession } from '../session/useSession'
import { EmptyState } from '../ui/EmptyState'
import { RowTitle } from '../ui/RowTitle'
import { Table } from '../ui/Table'
import { formatDay } from '../ui/formatDay'
import { SenderCell } from './SenderCell'
import { useOpenRow } from './useOpenRow'
import { onboardingSteps } from './onboardingSteps'

const ANSWERS = onboardingSteps.flatMap(({ texts, goals }) => [...texts, ...goals])

type Props = { list: PagedList<OnboardingItem>; search: WordSearch }

/** The onboarding responses; a row expands to all its answers. */
export function OnboardingTable({ list, search: words }: Props) {
  const open = useOpenRow<OnboardingItem>(
    'Answers',
    ({ fullName }) => `answers of ${fullName ?? 'this person'}`,
  )
  const isAdmin = useSession().user?.isAdmin === 'true'
  const { items, total, more, listRef } = list
  const { search, nothing } = words.show({ name: 'responses', total, found: items.length })
  return (
    <div className="stack">
      {search}
      {nothing ?? (
        <div className="card">
          <Table
            caption="Onboarding responses"
            rows={items}
            paged={{ more, listRef }}
            rowId={({ id }) => id}
            empty={
              <EmptyState title="No responses yet">
                {isAdmin
                  ? 'Finished onboardings stand here.'
                  : 'Your own answers stand here once you send them.'}
              </EmptyState>
            }
            detail={(response) => open.isOpen(response) && <Answers response={response} />}
            columns={[
              {
                id: 'name',
                header: 'Name',
                cell: ({ fullName, email }) => <RowTitle title={fullName ?? 'No name given'} note={email} />,
              },
              {
                id: 'user',
                header: 'User',
                isNamedOnPhone: !isAdmin,
                cell: ({ userId, sender }) => <SenderCell userId={userId} sender={sender} />,
              },
              {
                id: 'brand',
                header: 'Brand',
                isNamedOnPhone: true,
                cell: ({ brandName }) => brandName ?? '',
              },
              { id: 'niche', header: 'Niche', isNamedOnPhone: true, cell: ({ niche }) => niche ?? '' },
              {
                id: 'date',
                header: 'Submitted',
                isNamedOnPhone: true,
                cell: ({ submittedAt }) => formatDay(submittedAt),
              },
              open.column,
            ]}
          />
        </div>
      )}
    </div>
  )
}

function Answers({ response }: { response: Onboarding }) {
  return (
    <List>
      {ANSWERS.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{response[name] ?? 'Not given'}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 0.75rem 1.5rem;

  dt {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
`
