import { LinkButton } from '../ui/LinkButton'
import { PageHeader } from '../ui/PageHeader'

/** Shown in the dashboard for an unknown address. */
export function UnknownScreen() {
  return (
    <>
      <PageHeader title="Page not found">
        There is no screen at this address. It moved, or it never was.
      </PageHeader>
      <div>
        <LinkButton variant="ink" href="/dashboard">
          Back to the dashboard
        </LinkButton>
      </div>
    </>
  )
}
