import { Icon } from '../ui/Icon'

/** An error of a form on the log-in pages; screen readers announce it at once. */
export function AccountAlert({ text }: { text: string }) {
  return (
    <p className="callout callout-red" role="alert">
      <Icon name="warn" />
      {text}
    </p>
  )
}
