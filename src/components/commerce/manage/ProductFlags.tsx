'use client'

import { type ProductRow, listProductRows } from '@/contracts/commerce/catalogue'
import { PRODUCT_TEXTS, updateProduct } from '@/contracts/commerce/products'
import { useSend } from '../../api/useSend'
import { StarButton } from '../../ui/StarButton'
import { Switch } from '../../ui/Switch'
import { useFlag } from '../../ui/useFlag'

/** Whether a product is in the shop. */
export function ActiveSwitch({ product }: { product: ProductRow }) {
  const flag = useProductFlag(product, 'isActive')
  return (
    // Not disabled while saving, because that would drop the focus.
    <Switch isLabelHidden isSelected={flag.isOn} isReadOnly={flag.isPending} onChange={flag.set}>
      {`${product.title} is active`}
    </Switch>
  )
}

/** Whether a product is featured in the shop. */
export function FeaturedStar({ product }: { product: ProductRow }) {
  const { isOn, set } = useProductFlag(product, 'isFeatured')
  return (
    <StarButton
      label={isOn ? `Stop featuring ${product.title}` : `Feature ${product.title}`}
      isOn={isOn}
      onChange={set}
    />
  )
}

function useProductFlag(product: ProductRow, name: 'isActive' | 'isFeatured') {
  const { run } = useSend(updateProduct, {
    refresh: [listProductRows],
    success: { title: PRODUCT_TEXTS.updated },
    failure: PRODUCT_TEXTS.updateFailed,
  })
  return useFlag(product[name] === 'true', (isOn) =>
    run({ params: { id: product.id }, body: { [name]: isOn ? 'true' : 'false' } }),
  )
}
