/** What a page is about, for search engines (schema.org). */
export function JsonLd({ item }: { item: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(item) }} />
}

/** A schema.org item as JSON that cannot close its script element. */
export function jsonLd(item: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item })
  return json.replaceAll('<', String.raw`\u003c`)
}
