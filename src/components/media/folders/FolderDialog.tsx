'use client'

import { dialogLater } from '../../api/dialogLater'

export const FolderDialog = dialogLater(async () => (await import('./FolderForm')).FolderForm)
