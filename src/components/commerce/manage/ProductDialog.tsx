'use client'

import { lazyDialog } from '../../api/lazyDialog'

export const ProductDialog = lazyDialog(async () => (await import('./ProductForm')).ProductForm)
