'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import {
  CATALOGUE_TEXTS,
  type ProductNumber,
  type ProductRow,
  changeProductNumber,
  listProductRows,
} from '@/contracts/commerce/catalogue'
import { PRODUCT_TEXTS } from '@/contracts/commerce/products'
import { hasStatus } from '../../api/RequestError'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { useValibotForm } from '../../ui/form/useValibotForm'
import type { NumberFieldProps } from '../../ui/NumberField'

type Props = {
  product: ProductRow
  field: ProductNumber
  /** "Price of Slip dress". */
  label: string
  schema: GenericSchema<number, number>
  /** The table cell's content, which also opens the field. */
  children: ReactNode
  input: (
    props: Pick<NumberFieldProps, 'label' | 'isLabelHidden' | 'value' | 'onChange' | 'errorMessage'>,
  ) => ReactNode
}

/**
 * A number edited in place: a press or Enter opens it, Enter or the tick saves, Escape restores. A number changed
 * elsewhere in the meantime is not overwritten.
 */
export function NumberCell({ product, field, label, schema, children, input }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const attempt = useAttempt({
    refresh: [listProductRows],
    success: { title: PRODUCT_TEXTS.updated },
    failure: PRODUCT_TEXTS.updateFailed,
  })
  const stored = product[field]
  const initialValues: { to: number | null } = { to: stored }
  const form = useValibotForm({
    schema: v.object({ to: schema }),
    initialValues,
    onSubmit: async ({ to }) => {
      if (to !== stored) {
        const body = { field, from: stored, to }
        await attempt(() => send(changeProductNumber, { params: { id: product.id }, body }))
      }
      close('')
    },
    onError: (error) => {
      if (hasStatus(error, 409)) close(CATALOGUE_TEXTS.changedMeanwhile)
      else close(`Not saved. ${hasStatus(error, 404) ? CATALOGUE_TEXTS.gone : 'Please try again.'}`)
    },
  })
  const wasOpen = useRef(false)
  useEffect(() => {
    const input = form.formProps.ref.current?.querySelector('input')
    if (isOpen) {
      input?.focus()
      input?.select()
    } else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, form.formProps.ref])

  function close(words: string): void {
    setOpen(false)
    setProblem(words)
  }
  function open(): void {
    form.reset({ to: stored })
    setProblem('')
    setOpen(true)
  }
  if (!isOpen) {
    return (
      <Closed>
        <Opener ref={opener} type="button" onClick={open}>
          {children}
          <span className="visually-hidden">{`, change ${label}`}</span>
        </Opener>
        {problem && (
          <span className="field-error" role="alert">
            {problem}
          </span>
        )}
      </Closed>
    )
  }
  return (
    <Open
      {...form.formProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !form.isPending) close('')
      }}
    >
      {input({ label, isLabelHidden: true, ...form.field('to') })}
      <Button
        variant="ink"
        size="small"
        type="submit"
        aria-label={`Save ${label}`}
        isPending={form.isPending}
        pendingText="Saving..."
      >
        Save
      </Button>
      <IconButton
        icon="x"
        size="small"
        label={`Keep ${label} as it was`}
        isDisabled={form.isPending}
        onPress={() => close('')}
      />
    </Open>
  )
}

const Closed = styled.span`
  display: inline-grid;
  justify-items: inherit;
  white-space: normal;
`

/** Looks like text until it is hovered. */
export const Opener = styled.button`
  min-height: 2rem;
  margin-inline: -0.5rem;
  padding: 0 0.5rem;
  border: 1px solid transparent;
  border-radius: var(--r-control);
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: inherit;
  cursor: text;

  @media (hover: hover) {
    &:hover {
      border-color: var(--control);
      background: var(--raised);
    }
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
    text-decoration: underline dotted var(--control);
    text-underline-offset: 0.3em;
  }
`

const Open = styled.form`
  display: flex;
  gap: 0.25rem;
  align-items: start;
  text-align: left;
  white-space: normal;

  .field {
    width: 7.5rem;
  }
  @media (pointer: coarse) {
    gap: 0.75rem;
    padding-right: 0.375rem;
  }
`
