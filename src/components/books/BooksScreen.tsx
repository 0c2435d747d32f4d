'use client'

import { readBooks } from '@/contracts/books'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { WhenLoaded } from '../ui/WhenLoaded'
import { BackLink } from '../orders/desk/BackLink'
import { momentText } from '../orders/desk/orderWords'
import { BooksOfPayments } from './BooksOfPayments'
import { BooksOfRefunds } from './BooksOfRefunds'
import { BooksOfStock } from './BooksOfStock'
import { countFaults } from './countFaults'

/** Whether stock, refunds and payments agree, computed when it is opened (docs/behaviour.md, 12.13). */
export function BooksScreen() {
  const load = useLoad(readBooks, { revalidateOnMount: true })
  const books = load.data
  return (
    <>
      <BackLink href="/dashboard/ecommerce/orders">Orders</BackLink>
      <PageHeader
        title="Do the books balance?"
        actions={
          <Button
            variant="line"
            isPending={load.isValidating}
            pendingText="Computing..."
            onPress={() => void load.reload()}
          >
            Compute again
          </Button>
        }
      >
        {books && `${countFaults(books)} As of ${momentText(books.readAt)}.`}
      </PageHeader>
      <WhenLoaded
        load={load}
        text="Computing the books..."
        skeleton={<SkeletonRows />}
        failure="The books could not be computed."
      >
        {() =>
          books && (
            <>
              <BooksOfStock stock={books.stock} />
              <BooksOfRefunds refunds={books.refunds} />
              <BooksOfPayments providers={books.providers} />
            </>
          )
        }
      </WhenLoaded>
    </>
  )
}
