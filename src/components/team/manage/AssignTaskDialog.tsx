'use client'

import type { TeamApplication } from '@/contracts/team'
import { lazyDialog } from '../../api/lazyDialog'
import { Button } from '../../ui/Button'

const AssignTaskForm = lazyDialog(async () => (await import('./AssignTaskForm')).AssignTaskForm)

/** The button that assigns a task to an accepted member. */
export function AssignTaskDialog({ member }: { member: TeamApplication }) {
  return (
    <AssignTaskForm
      member={member}
      button={(open) => (
        <Button
          variant="ink"
          aria-label={`Assign Task to ${member.firstName} ${member.lastName}`}
          onPress={open}
        >
          Assign Task
        </Button>
      )}
    />
  )
}
