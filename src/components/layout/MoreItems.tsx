import { ITEMS_STEP } from './useMoreItems'

type MoreItemsProps = {
  shown: number
  total: number
  /** How many are shown before the first press. */
  first?: number
  /** Takes the place of "Show 24 more" while the next items load, or when they did not load. */
  label?: string | undefined
  onMore: () => void
}

/** Below a long list: how many of its items are shown, and the button for the next ones. Nothing below a short list. */
export function MoreItems({ shown, total, first = ITEMS_STEP, label, onMore }: MoreItemsProps) {
  if (total <= first) return null
  const left = total - shown
  return (
    <div className="more-items">
      <output className="subtle lining">{`${shown.toLocaleString('en')} of ${total.toLocaleString('en')}`}</output>
      {left > 0 && (
        <button type="button" className="button button-line" onClick={onMore}>
          {label ?? `Show ${Math.min(left, ITEMS_STEP)} more`}
        </button>
      )}
    </div>
  )
}
