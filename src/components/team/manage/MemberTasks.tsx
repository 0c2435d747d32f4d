'use client'

import { styled } from 'styled-components'
import { Badge } from '../../ui/Badge'
import { Checkbox } from '../../ui/Checkbox'
import { formatDay } from '../../ui/formatDay'
import { useAssignments } from './assignments'

/** The tasks of one member; ticked ones are completed. */
export function MemberTasks({ memberId }: { memberId: string }) {
  const { assignments, toggleCompleted } = useAssignments()
  const own = assignments.filter((each) => each.memberId === memberId)
  if (own.length === 0) return null
  return (
    <List aria-label="Assigned tasks">
      {own.map(({ id, title, description, dueDate, status }) => (
        <li key={id}>
          <div>
            <Checkbox isSelected={status === 'completed'} onChange={() => toggleCompleted(id)}>
              {title}
            </Checkbox>
            {dueDate && <small className="subtle">{`Due ${formatDay(dueDate)}`}</small>}
            <Badge tone={status === 'completed' ? 'green' : 'amber'}>
              {status === 'completed' ? 'Completed' : 'Pending'}
            </Badge>
          </div>
          {description && <p className="subtle">{description}</p>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  border-top: 1px solid var(--line);

  li > div {
    display: flex;
    gap: 0.75rem;
    align-items: center;
  }
  .badge {
    margin-left: auto;
  }
  p {
    padding-bottom: 0.5rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
