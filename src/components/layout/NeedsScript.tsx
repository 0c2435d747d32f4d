type NeedsScriptProps = { what: string; className?: string }

/** Says to a browser without JavaScript why a form or a button does nothing here. */
export function NeedsScript({ what, className = 'callout' }: NeedsScriptProps) {
  return (
    <noscript>
      <p className={className}>{`${what} needs JavaScript.`}</p>
    </noscript>
  )
}
