'use client'

import { dialogLater } from '../../api/dialogLater'

export const ListingDialog = dialogLater(async () => (await import('./ListingForm')).ListingForm)
