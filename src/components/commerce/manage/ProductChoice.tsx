'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { type ProductBatch, type ProductRow, changeProducts } from '@/contracts/commerce/catalogue'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import type { ToastMessage } from '../../ui/toast/toastQueue'
import { PRODUCT_LISTS } from './useCatalogue'

const DONE: Record<ProductBatch, string> = { activate: 'active', deactivate: 'inactive', delete: 'deleted' }

type Props = {
  /** The products that match the filters. */
  shown: readonly ProductRow[]
  chosen: readonly ProductRow[]
  onChoose: (ids: readonly string[]) => void
}

/** Selects all shown products, and changes the selected ones together. */
export function ProductChoice({ shown, chosen, onChoose }: Props) {
  const [pending, setPending] = useState<ProductBatch | null>(null)
  const ids = chosen.map(({ id }) => id)
  const options = {
    refresh: PRODUCT_LISTS,
    success: summaryOf,
    failure: 'Nothing was changed. Please try again.',
  }
  const attempt = useAttempt<Outcome>(options)
  const change = async (how: ProductBatch): Promise<Outcome> => {
    const { done, failed } = await send(changeProducts, { body: { change: how, ids } })
    return { how, done: done.length, failed: failed.length }
  }
  const run = async (how: ProductBatch) => {
    setPending(how)
    await attempt(() => change(how)).catch(() => undefined)
    setPending(null)
  }
  const button = (how: ProductBatch, words: string) => (
    <Button
      size="small"
      variant="line"
      isPending={pending === how}
      pendingText="Saving..."
      isDisabled={pending !== null && pending !== how}
      onPress={() => void run(how)}
    >
      {words}
    </Button>
  )
  return (
    <Bar aria-label="Chosen products">
      <Checkbox
        isSelected={chosen.length > 0 && chosen.length === shown.length}
        isIndeterminate={chosen.length > 0 && chosen.length < shown.length}
        onChange={(isOn) => onChoose(isOn ? shown.map(({ id }) => id) : [])}
      >
        <span aria-live="polite">{chosen.length > 0 ? `${chosen.length} chosen` : 'Choose all'}</span>
      </Checkbox>
      {chosen.length > 0 && (
        <span>
          {button('activate', 'Set active')}
          {button('deactivate', 'Set inactive')}
          <SendAfterQuestion
            {...options}
            button={(ask) => (
              <Button size="small" variant="danger" isDisabled={pending !== null} onPress={ask}>
                Delete
              </Button>
            )}
            title={`Delete ${count(chosen.length)}?`}
            confirmLabel={`Delete ${count(chosen.length)}`}
            pendingLabel="Deleting..."
            cancelLabel="Keep them"
            send={() => change('delete')}
            onDone={() => onChoose([])}
          >
            They leave the shop at once. Set them inactive instead to keep their data.
          </SendAfterQuestion>
        </span>
      )}
    </Bar>
  )
}

type Outcome = { how: ProductBatch; done: number; failed: number }

function summaryOf({ how, done, failed }: Outcome): ToastMessage {
  const title = `${count(done)} ${DONE[how]}`
  if (failed === 0) return { title }
  return { title, description: `${count(failed)} had been deleted meanwhile.`, destructive: true }
}

function count(products: number): string {
  return `${products} ${products === 1 ? 'product' : 'products'}`
}

const Bar = styled.fieldset`
  border-width: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  min-height: 3.25rem;
  padding: 0.25rem 1.25rem;
  border-bottom: 1px solid var(--line);

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`
