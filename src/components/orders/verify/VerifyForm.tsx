'use client'

import { useState } from 'react'
import type { PageCopy } from '@/contracts/content'
import { ReceiptCheck, type ReceiptProof, checkReceipt } from '@/contracts/orders/receipt'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import { asTyped } from '../../ui/native/asTyped'
import { NativeField } from '../../ui/native/NativeField'
import { useNativeForm } from '../../ui/native/useNativeForm'
import { useBrowserValue } from '../../ui/useBrowserValue'
import { dayInWords } from '@/contracts/orders/availability'

type VerifyWords = Pick<PageCopy<'shop-texts'>['verify'], 'genuineHeading' | 'foreignHeading' | 'foreignText'>

/** Checks a receipt's code; the URL's hash fills in the field. */
export function VerifyForm({ words }: { words: VerifyWords }) {
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
    <form className="ask" aria-label="Check a receipt" {...formProps}>
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
        {proof && <ReceiptAnswer words={words} proof={proof} />}
        {failure && <p className="callout callout-red">{failure}</p>}
      </div>
    </form>
  )
}

type AnswerProps = { words: VerifyWords; proof: ReceiptProof }

/** What a receipt's code proves, or what to do if the code is not ours. */
function ReceiptAnswer({ words, proof }: AnswerProps) {
  const { isGenuine, paidOn, merchantName, isRefunded, isTest } = proof
  if (!isGenuine || paidOn === null) return <Foreign words={words} proof={proof} />
  const day = dayInWords(paidOn)
  return (
    <div className="verify-said">
      <p className="display">{words.genuineHeading}</p>
      <p>
        {isTest
          ? `This is a test order of ${merchantName} of ${day}. No money moved.`
          : `This order is from ${merchantName}, and was paid on ${day}.`}
        {isRefunded && !isTest && ' All of it was refunded since.'}
      </p>
    </div>
  )
}

function Foreign({ words, proof: { merchantName, supportEmail } }: AnswerProps) {
  return (
    <div className="verify-said" data-foreign="">
      <p className="display">{words.foreignHeading}</p>
      <p>{words.foreignText.replaceAll('{shop}', merchantName)}</p>
      {supportEmail && (
        <p>
          <a href={`mailto:${supportEmail}?subject=A%20receipt%20that%20is%20not%20yours`}>
            Report the shop to us
          </a>
        </p>
      )}
      <p>
        <span>Creators of this site find the signs of a fake under </span>
        <a href="/dashboard/fake-accounts?tab=identify">How to Identify</a>.
      </p>
    </div>
  )
}
