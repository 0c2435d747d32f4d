'use client'

import { styled } from 'styled-components'
import { TEAM_TASK_TEXTS, type TeamTask, deleteTeamTask, updateTeamTask } from '@/contracts/teamTasks'
import { DeleteButton } from '../../api/DeleteButton'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { Badge } from '../../ui/Badge'
import { Checkbox } from '../../ui/Checkbox'
import { formatDay } from '../../ui/formatDay'
import { TEAM_LISTS } from './assignments'

/** The tasks of one member, which an admin can tick, too. */
export function MemberTasks({ tasks }: { tasks: readonly TeamTask[] }) {
  if (tasks.length === 0) return null
  return (
    <List aria-label="Assigned tasks">
      {tasks.map((task) => (
        <Task key={task.id} task={task} />
      ))}
    </List>
  )
}

function Task({
  task: { id, title, description, dueDate, status, completedBy, version },
}: {
  task: TeamTask
}) {
  const isDone = status === 'completed'
  const change = useSend(updateTeamTask, {
    refresh: TEAM_LISTS,
    failure: TEAM_TASK_TEXTS.saveFailed,
    showsServerText: true,
    gone: TEAM_TASK_TEXTS.gone,
  })
  return (
    <li>
      <div>
        <Checkbox
          isSelected={isDone}
          isDisabled={change.isPending}
          onChange={(isOn) =>
            void change.run({ params: { id }, body: { version, status: isOn ? 'completed' : 'pending' } })
          }
        >
          {title}
        </Checkbox>
        {dueDate && <small className="subtle">{`Due ${formatDay(dueDate)}`}</small>}
        <Badge tone={isDone ? 'green' : 'amber'}>{isDone ? 'Completed' : 'Pending'}</Badge>
        <DeleteButton
          kind="task"
          name={title}
          size="small"
          send={() => send(deleteTeamTask, { params: { id } })}
          refresh={TEAM_LISTS}
          failure={TEAM_TASK_TEXTS.deleteFailed}
          gone={TEAM_TASK_TEXTS.gone}
        >
          It leaves the member’s page, too, and does not come back.
        </DeleteButton>
      </div>
      {description && <p className="subtle">{description}</p>}
      {completedBy === 'link' && <p className="subtle">Ticked with the link</p>}
    </li>
  )
}

const List = styled.ul`
  border-top: 1px solid var(--line);

  li {
    overflow-wrap: anywhere;
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
  }
  .checkbox {
    min-width: 0;
  }
  .badge {
    margin-left: auto;
  }
  p {
    padding-bottom: 0.5rem;
    white-space: pre-line;
  }
`
