type Props = { width?: string; height?: string; isRound?: boolean }

/** A pulsing placeholder; LoadingText holds the text for it. */
export function Skeleton({ width = '100%', height = '1rem', isRound = false }: Props) {
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ width, height, borderRadius: isRound ? '50%' : undefined }}
    />
  )
}
