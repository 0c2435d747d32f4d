'use client'

import type { ReactNode } from 'react'
import { ErrorNote } from './ErrorNote'
import { LoadingText } from './LoadingText'
import { SkeletonRows } from './Skeletons'

type Props = {
  /** The result of `useLoad` or `together`. */
  load: { isLoading: boolean; error: unknown; reload: () => Promise<unknown> }
  /** "Loading events..." */
  text: string
  /** Rows in a card unless said otherwise. */
  skeleton?: ReactNode
  /** "The events could not be loaded." */
  failure: string
  children: () => ReactNode
}

/** Shows a skeleton while data loads, then the failure with a retry button, or the content. */
export function WhenLoaded({ load, text, skeleton = <SkeletonRows />, failure, children }: Props) {
  if (load.isLoading) return <LoadingText skeleton={skeleton}>{text}</LoadingText>
  if (load.error) return <ErrorNote onRetry={load.reload}>{failure}</ErrorNote>
  return children()
}
