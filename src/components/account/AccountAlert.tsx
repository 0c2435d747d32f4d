import { Icon } from '../ui/Icon'

/** The error of a log-in page's form, announced at once. */
export function AccountAlert({ text }: { text: string }) {
  return (
    <p className="callout callout-red" role="alert">
      <Icon name="warn" />
      {text}
    </p>
  )
}
