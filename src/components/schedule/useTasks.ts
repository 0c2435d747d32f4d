import { memoryStore } from '../api/memoryStore'
import { sampleTasks } from './sampleTasks'
import { type Step, type Task, type TaskStatus, statusAfter } from './task'

export type NewTask = Pick<Task, 'title' | 'platform' | 'date'>

/** Dated from the day this module is loaded, which may differ on the server: dates are shown only in the browser. */
const store = memoryStore<Task[]>(sampleTasks(new Date()))

/** The schedule's tasks, in browser memory (docs/behaviour.md, 5.21). */
export function useTasks() {
  const tasks = store.useState()
  return { tasks, addTask, moveTask }
}

/** New tasks start as To Do. */
function addTask(task: NewTask): void {
  store.change((tasks) => [...tasks, { ...task, id: crypto.randomUUID(), status: 'todo' }])
}

/** Moves a task one step; returns its new status, or undefined at the end. */
function moveTask(task: Task, step: Step): TaskStatus | undefined {
  const status = statusAfter(task.status, step)
  if (!status) return undefined
  store.change((tasks) => tasks.map((each) => (each.id === task.id ? { ...each, status } : each)))
  return status
}
