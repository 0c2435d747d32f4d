import { callUrl } from '@/contracts/core/call'
import { exportSubscribers } from '@/contracts/audience/subscribers'

/** Above the sign-ups' list: a link that downloads all of them. */
export function ExportSignups() {
  return (
    <p className="console-list-actions">
      <a className="btn btn--size-small btn--style-secondary" href={callUrl(exportSubscribers)} download>
        Export as CSV
      </a>
    </p>
  )
}
