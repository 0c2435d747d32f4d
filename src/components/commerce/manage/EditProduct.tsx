'use client'

import { useEffect, useState } from 'react'
import { CATALOGUE_TEXTS, readMyProduct } from '@/contracts/commerce/catalogue'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { type AnswerOf } from '@/contracts/core/call'
import { OpenOnMount } from '../../api/OpenOnMount'
import { useRefresh } from '../../api/useRefresh'
import { useSend } from '../../api/useSend'
import { ProductDialog } from './ProductDialog'
import { PRODUCT_LISTS } from './useCatalogue'

type Props = { id: string; connections: PlatformConnection[]; waits: boolean }

/** Loads a product with its variants as they are now, then opens its form. */
export function EditProduct({ id, connections, waits }: Props) {
  const [read, setRead] = useState<AnswerOf<typeof readMyProduct> | null>(null)
  const refresh = useRefresh()
  const { run } = useSend(readMyProduct, { failure: CATALOGUE_TEXTS.notLoaded, gone: CATALOGUE_TEXTS.gone })
  useEffect(() => {
    void run({ params: { id } }).then((answer) => {
      if (answer) setRead(answer)
      else void refresh(PRODUCT_LISTS)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, [id])
  return (
    read && (
      <ProductDialog
        {...read}
        waits={waits}
        connections={connections}
        button={(open) => <OpenOnMount open={open} />}
      />
    )
  )
}
