'use client'

// oxlint-disable-next-line no-restricted-imports -- The only import; the rest of the site uses this component.
import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps, SyntheticEvent } from 'react'
import { noteFetchAhead } from './changes'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/**
 * A link within the site. It prefetches its page on hover or focus: prefetching all links in view took fifteen requests
 * per page, of which most visitors follow one.
 */
export function Link({ onPointerEnter, onFocus, ...link }: LinkProps) {
  const router = useRouter()
  function fetchAhead<TEvent extends SyntheticEvent>(handler?: (event: TEvent) => void) {
    return (event: TEvent) => {
      handler?.(event)
      noteFetchAhead(link.href)
      router.prefetch(link.href)
    }
  }
  return (
    <NextLink
      {...link}
      prefetch={false}
      onPointerEnter={fetchAhead(onPointerEnter)}
      onFocus={fetchAhead(onFocus)}
    />
  )
}
