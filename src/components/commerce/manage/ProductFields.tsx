'use client'

import * as v from 'valibot'
import { Suspense, lazy } from 'react'
import { styled } from 'styled-components'
import { DOWNLOAD_TEXTS, PRODUCT_FILES_MAX, ProductFile } from '@/contracts/commerce/downloads'
import { type Product, ProductInput, ProductTags } from '@/contracts/commerce/products'
import type { ProductVariants } from '@/contracts/commerce/variants'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { FieldPairs } from '../../ui/Columns'
import { CurrencyField } from '../../ui/CurrencyField'
import { DateField } from '../../ui/DateField'
import { NumberField } from '../../ui/NumberField'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { keepEnter } from '../../ui/form/keepEnter'
import { FlagSwitch } from '../../ui/form/FlagSwitch'
import type { ValibotForm } from '../../ui/form/useValibotForm'
import { OptionsField } from './OptionsField'
import { ProductPicturesField } from './ProductPicturesField'
import { VariantTable } from './VariantTable'
import { VariantSchema, stockFor, variantValues } from './variantForm'

// Loaded with the dialog, not with the screen.
const DownloadsField = lazy(async () => ({ default: (await import('./DownloadsField')).DownloadsField }))

/** The select's value for no connection (docs/behaviour.md, 4.7). */
const NO_CONNECTION = 'none'

const WholeNumber = v.custom<number | '' | null | undefined>(
  (value) => typeof value !== 'number' || Number.isInteger(value),
  'Enter a whole number',
)

/** Tags are typed in one field and split at commas. Number fields have their own error texts. */
export const ProductSchema = v.object({
  ...ProductInput.entries,
  ...VariantSchema,
  price: v.pipe(v.number('Enter a price'), ProductInput.entries.price),
  inventoryQuantity: v.pipe(WholeNumber, ProductInput.entries.inventoryQuantity),
  weight: v.pipe(WholeNumber, ProductInput.entries.weight),
  files: v.pipe(v.array(ProductFile), v.maxLength(PRODUCT_FILES_MAX, DOWNLOAD_TEXTS.tooMany)),
  tags: v.pipe(v.string(), v.transform(splitTags), ProductTags),
})

type Props = {
  form: ValibotForm<ProductValues>
  /** The currency of the prices; none for a new product. */
  currency: string | undefined
  connections: PlatformConnection[]
  /** Whether visitors see it only after an admin approves it. */
  waits: boolean
}

/** A product's fields; prices are entered in currency units and sent in cents (docs/behaviour.md, 4.7). */
export function ProductFields({ form, currency, connections, waits }: Props) {
  const { platformConnectionId, isActive, price, compareAtPrice, options, variants } = form.values
  const hasVariants = variants.length > 0
  const isDownload = form.values.files.length > 0
  const isBlind = isDownload && !form.values.description.trim() && form.values.images.length === 0
  const stock = isDownload
    ? true
    : hasVariants
      ? variants.some((variant) => variant.isActive === 'true' && variant.inventoryQuantity)
      : form.values.inventoryQuantity
  const isReduction = price === null || compareAtPrice === null || compareAtPrice > price
  return (
    <TwoSides>
      <div className="stack">
        <ProductPicturesField
          value={form.values.images}
          onChange={(images) => form.setValue('images', images)}
          errorMessage={form.errors.images}
        />
        <div data-first="">
          <TextField label="Title" {...form.field('title')} />
        </div>
        <TextArea
          label="Description"
          isOptional
          description={isBlind && 'Nobody can hold a download: say what is in it, or add a picture.'}
          {...form.field('description')}
        />
        <TextField label="Category" isOptional {...form.field('category')} />
        <TextField
          label="Tags"
          isOptional
          description="Words with commas between them."
          onKeyDown={keepEnter}
          {...form.field('tags')}
        />
      </div>
      <div className="stack">
        <FieldPairs>
          <CurrencyField label="Price" currency={currency} {...form.field('price')} />
          <CurrencyField
            label="Compare-at price"
            isOptional
            description={
              isReduction
                ? 'Struck through beside the price.'
                : 'Not above the price, so the shop shows no reduction.'
            }
            currency={currency}
            {...form.field('compareAtPrice')}
          />
          {!hasVariants && !isDownload && (
            <NumberField label="Inventory" {...form.field('inventoryQuantity')} />
          )}
          {!isDownload && <NumberField label="Weight in grams" isOptional {...form.field('weight')} />}
          {!isDownload && (
            <DateField
              label="Available from"
              isOptional
              description="Until that day people pre-order it; nothing is shipped before."
              {...form.field('availableFrom')}
            />
          )}
          <TextField label="SKU" isOptional autoCorrect="off" spellCheck="false" {...form.field('sku')} />
          <TextField label="Barcode" isOptional inputMode="numeric" {...form.field('barcode')} />
        </FieldPairs>
        {options.length === 0 && (
          <Suspense>
            <DownloadsField
              value={form.values.files}
              onChange={(files) => form.setValue('files', files)}
              errorMessage={form.errors.files}
            />
          </Suspense>
        )}
        {!isDownload && (
          <OptionsField
            value={options}
            onChange={(next) => {
              const changed = stockFor(next, form.values)
              form.setValue('options', next)
              form.setValue('variants', changed.variants)
              form.setValue('inventoryQuantity', changed.inventoryQuantity)
            }}
            errorMessage={form.errors.options}
          />
        )}
        {hasVariants && (
          <VariantTable
            options={options}
            value={variants}
            onChange={(next) => form.setValue('variants', next)}
            price={price}
            currency={currency}
            errorMessage={form.errors.variants}
          />
        )}
        <Select
          label="Platform connection"
          isOptional
          items={[
            { id: NO_CONNECTION, label: 'None' },
            ...connections.map(({ id, platformName }) => ({ id, label: platformName })),
          ]}
          value={platformConnectionId ?? NO_CONNECTION}
          onChange={(id) => form.setValue('platformConnectionId', id === NO_CONNECTION ? null : id)}
        />
        <FieldPairs>
          <FlagSwitch label="Active" {...form.field('isActive')} />
          <FlagSwitch label="Featured" {...form.field('isFeatured')} />
        </FieldPairs>
        {isActive === 'true' && (
          <p className="field-hint">
            {`In the shop as soon as ${waits ? 'an admin has nodded' : 'you save'}`}
            {stock ? '.' : ', marked out of stock.'}
          </p>
        )}
      </div>
    </TwoSides>
  )
}

/** Pictures and words beside numbers and options; below each other where there is no room. */
const TwoSides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 1.5rem 2.25rem;
  align-items: start;

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return tags.filter((tag) => tag !== '')
}

export type ProductValues = ReturnType<typeof productValues>

/** The form values of a product, or the initial values of a new one. */
export function productValues(product: Product | undefined, stored: ProductVariants | undefined) {
  return {
    title: product?.title ?? '',
    description: product?.description ?? '',
    price: product?.price ?? null,
    compareAtPrice: product?.compareAtPrice ?? null,
    currency: product?.currency ?? '',
    images: product?.images ?? [],
    category: product?.category ?? '',
    tags: product?.tags.join(', ') ?? '',
    // A download has no stock.
    inventoryQuantity: (stored?.files.length ? 0 : (product?.inventoryQuantity ?? 0)) as number | null,
    sku: product?.sku ?? '',
    barcode: product?.barcode ?? '',
    weight: product?.weight ?? null,
    availableFrom: stored?.availableFrom ?? '',
    platformConnectionId: product?.platformConnectionId ?? null,
    isActive: product?.isActive ?? 'true',
    isFeatured: product?.isFeatured ?? 'false',
    files: [...(stored?.files ?? [])],
    ...variantValues(stored),
  }
}
