/** Above the sign-ups' list: the whole list as a file. A plain link, so that the browser saves it. */
export function ExportSignups() {
  return (
    <p className="console-list-actions">
      <a className="btn btn--size-small btn--style-secondary" href="/cms-api/email-signups/export" download>
        Export as CSV
      </a>
    </p>
  )
}
