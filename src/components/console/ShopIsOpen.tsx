'use client'

import { CheckboxField, ConfirmationModal, useField, useModal } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'

const QUESTION = 'close-shop'

/** Whether the shop sells. Unticking it asks first, and says what closing does. */
export function ShopIsOpen(props: CheckboxFieldClientProps) {
  const { setValue } = useField<boolean>({ path: props.path })
  const { openModal } = useModal()

  function ask(isOpen: boolean) {
    if (isOpen) return
    setValue(true)
    openModal(QUESTION)
  }
  return (
    <>
      <CheckboxField {...props} onChange={ask} />
      <ConfirmationModal
        modalSlug={QUESTION}
        heading="Close the shop?"
        body={
          'Once this is saved, nobody can order: the cart says that checkout opens later. The pages of the shop ' +
          'stay, and orders that were placed can still be paid, shipped and refunded.'
        }
        cancelLabel="Keep it open"
        confirmLabel="Close it"
        onConfirm={() => setValue(false)}
      />
    </>
  )
}
