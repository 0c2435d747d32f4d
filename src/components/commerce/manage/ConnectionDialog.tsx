'use client'

import { dialogLater } from '../../api/dialogLater'

export const ConnectionDialog = dialogLater(async () => (await import('./ConnectionForm')).ConnectionForm)
