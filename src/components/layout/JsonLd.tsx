/** What a page is about, for search engines (schema.org), as JSON that cannot close its script element. */
export function JsonLd({ item }: { item: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
