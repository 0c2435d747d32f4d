import type { PageCopy } from '@/contracts/content'
import { AskPage } from '../AskPage'
import { LookupForm } from './LookupForm'

/** Finds an order again by its number and the buyer's mail address (docs/behaviour.md, 3.15). */
export function LookupPage({ copy }: { copy: PageCopy<'shop-texts'>['order'] }) {
  return (
    <AskPage copy={copy} what="Finding an order">
      <LookupForm />
    </AskPage>
  )
}
