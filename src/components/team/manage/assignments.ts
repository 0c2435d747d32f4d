import { memoryStore } from '../../api/memoryStore'
import { uuid } from '../../api/uuid'

/** A task given to a member, in browser memory (docs/behaviour.md, 5.21). */
export type TaskAssignment = {
  id: string
  memberId: string
  title: string
  description: string
  /** YYYY-MM-DD, or ''. */
  dueDate: string
  status: 'pending' | 'completed'
}

export type NewAssignment = Omit<TaskAssignment, 'id' | 'status'>

const store = memoryStore<TaskAssignment[]>([])

/** The assigned tasks of all members. */
export function useAssignments() {
  return { assignments: store.useState(), assign, toggleCompleted }
}

/** A new assignment starts as pending. */
function assign(assignment: NewAssignment): void {
  store.change((all) => [...all, { ...assignment, id: uuid(), status: 'pending' }])
}

function toggleCompleted(id: string): void {
  store.change((all) =>
    all.map((each) =>
      each.id === id ? { ...each, status: each.status === 'pending' ? 'completed' : 'pending' } : each,
    ),
  )
}
