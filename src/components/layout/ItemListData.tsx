import { JsonLd } from './JsonLd'

/** A page's list for search engines (JSON-LD). Addresses are relative to the page; an empty list renders nothing. */
export function ItemListData({ items }: { items: object[] }) {
  return items.length > 0 && <JsonLd item={itemList(items)} />
}

/** A schema.org ItemList. */
export function itemList(items: object[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}
