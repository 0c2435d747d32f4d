'use client'

import { lazyDialog } from '../../api/lazyDialog'

export const FolderDialog = lazyDialog(async () => (await import('./FolderForm')).FolderForm)
