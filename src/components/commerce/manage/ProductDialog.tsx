'use client'

import { dialogLater } from '../../api/dialogLater'

export const ProductDialog = dialogLater(async () => (await import('./ProductForm')).ProductForm)
