import { dayInWords } from '@/contracts/orders/availability'
import type { ReceiptProof } from '@/contracts/orders/receipt'

/** What a receipt's code proves, or what to do if the code is not ours. */
export function ReceiptAnswer({ proof }: { proof: ReceiptProof }) {
  const { isGenuine, paidOn, merchantName, isRefunded, isTest } = proof
  if (!isGenuine || paidOn === null) return <Foreign proof={proof} />
  const day = dayInWords(paidOn)
  return (
    <div className="verify-said">
      <p className="display">Yes, it is ours</p>
      <p>
        {isTest
          ? `This is a test order of ${merchantName} of ${day}. No money moved.`
          : `This order is from ${merchantName}, and was paid on ${day}.`}
        {isRefunded && !isTest && ' All of it was refunded since.'}
      </p>
    </div>
  )
}

function Foreign({ proof: { merchantName, supportEmail } }: { proof: ReceiptProof }) {
  return (
    <div className="verify-said" data-foreign="">
      <p className="display">Not one of ours</p>
      <p>
        {merchantName} never gave out this code. Is each character as on the receipt? Then it may be from a
        shop that only looks like ours: do not pay there, and ask your bank about money that you sent.
      </p>
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
