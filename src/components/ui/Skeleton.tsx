type Props = { width?: string; height?: string; isRound?: boolean }

/** A pulsing block in the place of what comes; the words that say so stand in LoadingText. */
export function Skeleton({ width = '100%', height = '1rem', isRound = false }: Props) {
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ width, height, borderRadius: isRound ? '50%' : undefined }}
    />
  )
}
