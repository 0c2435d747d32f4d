'use client'

import { lazyDialog } from '../../api/lazyDialog'

export const ListingDialog = lazyDialog(async () => (await import('./ListingForm')).ListingForm)
