/** Why something did not work, read out at once; nothing where `text` is null. */
export function LiveFailure({ text }: { text: string | null }) {
  return (
    <div className="field-live" aria-live="assertive">
      {text && <p className="field-error">{text}</p>}
    </div>
  )
}
