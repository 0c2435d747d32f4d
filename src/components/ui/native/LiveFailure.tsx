/** An error text that screen readers announce at once; empty when `text` is null. */
export function LiveFailure({ text }: { text: string | null }) {
  return (
    <div className="field-live" aria-live="assertive">
      {text && <p className="field-error">{text}</p>}
    </div>
  )
}
