'use client'

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { failureText } from '@/components/api/RequestError'
import { send } from '@/components/api/request'
import { eraseBuyer } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'

const QUESTION = 'erase-buyer'

/** Beside an order: erases the buyer's data, after a confirmation. */
export function EraseBuyer() {
  const { id } = useDocumentInfo()
  const { openModal } = useModal()
  if (!id) return null

  async function erase() {
    try {
      await send(eraseBuyer, { params: { id: String(id) } })
      // The form still holds the erased data; saving it would restore them.
      window.location.reload()
    } catch (error) {
      toast.error(failureText(error, DESK_TEXTS.failed))
    }
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(QUESTION)}>
        Erase the buyer
      </Button>
      <ConfirmationModal
        modalSlug={QUESTION}
        heading="Erase the buyer?"
        body="Name, mail, phone, address and note are blank for ever. Sums and pieces stay."
        confirmLabel="Erase"
        onConfirm={erase}
      />
    </div>
  )
}
