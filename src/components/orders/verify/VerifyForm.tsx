'use client'

import { useState } from 'react'
import { ReceiptCheck, type ReceiptProof, checkReceipt } from '@/contracts/orders/receipt'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import { asTyped } from '../../ui/native/asTyped'
import { NativeField } from '../../ui/native/NativeField'
import { useNativeForm } from '../../ui/native/useNativeForm'
import { useBrowserValue } from '../../ui/useBrowserValue'
import { ReceiptAnswer } from './ReceiptAnswer'

/** Checks a receipt's code; the URL's hash fills in the field. */
export function VerifyForm() {
  const given = useBrowserValue(() => window.location.hash.slice(1), '')
  const [proof, setProof] = useState<ReceiptProof | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { errors, isPending, formProps } = useNativeForm({
    schema: ReceiptCheck,
    async onSubmit(body) {
      setFailure(null)
      setProof(await send(checkReceipt, { body }))
    },
    onFailure: (error) => {
      setProof(null)
      setFailure(failureText(error))
    },
  })
  return (
    <form className="verify" aria-label="Check a receipt" {...formProps}>
      <NativeField
        key={given}
        label="Code of the receipt"
        name="code"
        placeholder="7KQ2-M9XA-4F8J-2KQW"
        defaultValue={given}
        error={errors.code}
        {...asTyped}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <button className="button button-ink button-large" aria-disabled={isPending ? true : undefined}>
        {isPending ? 'Checking...' : 'Check'}
      </button>
      <div aria-live="polite">
        {proof && <ReceiptAnswer proof={proof} />}
        {failure && <p className="callout callout-red">{failure}</p>}
      </div>
    </form>
  )
}
