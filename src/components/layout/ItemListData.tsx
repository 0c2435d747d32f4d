/** A page's list for search engines (JSON-LD). Addresses are relative to the page; an empty list renders nothing. */
export function ItemListData({ items }: { items: object[] }) {
  if (items.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: itemList(items) }} />
}

/** A schema.org ItemList as JSON that cannot close its script element. */
export function itemList(items: object[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}
