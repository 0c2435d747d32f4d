'use client'

import { dialogLater } from '../api/dialogLater'

export const AddTaskDialog = dialogLater(async () => (await import('./AddTaskForm')).AddTaskForm)
