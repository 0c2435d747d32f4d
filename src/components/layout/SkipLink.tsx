/** The first tab stop: skips the navigation to the page's <main id="main">. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  )
}
