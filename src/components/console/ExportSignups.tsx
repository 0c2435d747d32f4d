/** Above the sign-ups' list: a link that downloads all of them. */
export function ExportSignups() {
  return (
    <p className="console-list-actions">
      <a className="btn btn--size-small btn--style-secondary" href="/cms-api/email-signups/export" download>
        Export as CSV
      </a>
    </p>
  )
}
