'use client'

import { lazyDialog } from '../api/lazyDialog'

export const CardDialog = lazyDialog(async () => (await import('./CardForm')).CardForm)
