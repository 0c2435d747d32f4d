import { memoryStore } from '../api/memoryStore'
import { sampleTasks } from './sampleTasks'
import { type Step, type Task, type TaskStatus, statusAfter } from './task'

export type NewTask = Pick<Task, 'title' | 'platform' | 'date'>

/** Dated from the day that this is loaded, which is another one on the server: screens show the days in the browser only. */
const store = memoryStore<Task[]>(sampleTasks(new Date()))

/** The schedule's tasks, kept in browser memory (dashboard spec, section 3). */
export function useTasks() {
  const tasks = store.useState()
  return { tasks, addTask, moveTask }
}

/** New tasks start as To Do. */
function addTask(task: NewTask): void {
  store.change((tasks) => [...tasks, { ...task, id: crypto.randomUUID(), status: 'todo' }])
}

/** Moves a task one step; gives its new status, or undefined at the end. */
function moveTask(task: Task, step: Step): TaskStatus | undefined {
  const status = statusAfter(task.status, step)
  if (!status) return undefined
  store.change((tasks) => tasks.map((each) => (each.id === task.id ? { ...each, status } : each)))
  return status
}
