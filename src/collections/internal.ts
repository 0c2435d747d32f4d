import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/rules'

/** How a collection begins that only code reads and writes: not in the console, without an API, closed to everybody. */
export function internal() {
  return {
    admin: { hidden: true },
    endpoints: false,
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    lockDocuments: false,
  } satisfies Partial<CollectionConfig>
}
