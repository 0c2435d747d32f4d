import type { CollectionBeforeChangeHook } from 'payload'
import { dealHistory } from '@/domain/deals/dealHistory'
import type { BrandDealApplication as StoredBrandDealApplication } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** Records each state of an application with its date, whoever sets it (docs/behaviour.md, 5.9). */
export const noteState: CollectionBeforeChangeHook<StoredBrandDealApplication> = ({
  data,
  originalDoc,
  operation,
}) => {
  const at = new Date().toISOString()
  // Only code that overrides access can pass its own history; the demo does.
  if (operation === 'create' || !originalDoc)
    return { ...data, history: data.history ?? [{ status: data.status ?? 'pending', at }] }
  const status = nextValue(data.status, originalDoc.status)
  const history = dealHistory(originalDoc)
  return { ...data, history: status === originalDoc.status ? history : [...history, { status, at }] }
}
