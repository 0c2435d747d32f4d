'use client'

import { lazyDialog } from '../../api/lazyDialog'

export const ConnectionDialog = lazyDialog(async () => (await import('./ConnectionForm')).ConnectionForm)
