'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type Quote, type QuoteInput, quoteCart } from '@/contracts/orders/checkout'
import { send } from '../../api/request'

/** The cart's current quote, requested again for every change of the cart. Without lines there is no request. */
export function useQuote(input: QuoteInput) {
  const key = input.lines.length === 0 ? null : [callUrl(quoteCart), JSON.stringify(input)]
  const { data, error, isLoading, mutate } = useSWR<Quote, unknown>(
    key,
    () => send(quoteCart, { body: input }),
    { keepPreviousData: true, revalidateOnMount: true },
  )
  return { quote: data, hasFailed: error !== undefined, isLoading, reload: () => mutate() }
}
