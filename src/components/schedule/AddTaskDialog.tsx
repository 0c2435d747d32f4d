'use client'

import { lazyDialog } from '../api/lazyDialog'

export const AddTaskDialog = lazyDialog(async () => (await import('./AddTaskForm')).AddTaskForm)
