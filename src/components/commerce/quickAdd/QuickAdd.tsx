'use client'

import { useId } from 'react'
import { Icon } from '../../ui/Icon'
import { NativeModal } from '../../ui/native/NativeModal'
import { Price } from '../Price'
import { ProductForm } from '../product/ProductForm'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import type { Choosing } from './useQuickAdd'

type QuickAddProps = Choosing & { onClose: () => void }

/** Asks for the options of a product, over the shop: a dialog, on phones a sheet (docs/behaviour.md, 3.4). */
export function QuickAdd({ product, page, onClose }: QuickAddProps) {
  const { title, images, price, compareAtPrice, currency } = product
  const id = useId()
  return (
    <NativeModal className="modal quick-add" labelledBy={id} onClose={onClose}>
      <div className="quick-add-box">
        {images[0] ? <img src={images[0]} alt="" decoding="async" /> : <span className="quick-add-none" />}
        <div className="quick-add-head">
          {page && <p className="caption">From {page.sellerName}</p>}
          <h2 className="display h3" id={id}>
            <TwoToneTitle title={title} />
          </h2>
          <Price price={price} compareAtPrice={compareAtPrice} currency={currency} />
        </div>
        <div className="quick-add-form">
          {page ? (
            <ProductForm product={page} onAdded={onClose} />
          ) : (
            <output className="subtle">Loading options...</output>
          )}
        </div>
        <button type="button" className="icon-button quick-add-close" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </NativeModal>
  )
}
