type NeedsScriptProps = { what: string; className?: string }

/** Tells visitors without JavaScript why a form or button does nothing. */
export function NeedsScript({ what, className = 'callout' }: NeedsScriptProps) {
  return (
    <noscript>
      <p className={className}>{`${what} needs JavaScript.`}</p>
    </noscript>
  )
}
