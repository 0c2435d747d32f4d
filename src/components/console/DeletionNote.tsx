'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** Beside a stored account, for admins: what deleting it does (docs/behaviour.md, 8.3). */
export function DeletionNote() {
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <section className="deletion-note" aria-label="What deleting does">
      <h3>Deleting this account</h3>
      <p>
        It is closed at once and cannot be brought back. All that it owns is deleted with it: products, events
        with their registrations, tasks, ideas, files and messages. Orders, payouts and files that buyers have
        paid for stay. To keep somebody out, take the approval away instead.
      </p>
    </section>
  )
}
