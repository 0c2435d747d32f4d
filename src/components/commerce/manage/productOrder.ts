import type { ProductRow } from '@/contracts/commerce/catalogue'
import type { TableSort } from '../../ui/Table'

type Compare = (one: ProductRow, other: ProductRow) => number

/** The sortable columns. */
const COLUMNS: Record<string, Compare> = {
  product: (one, other) => one.title.localeCompare(other.title, 'en-US', { numeric: true }),
  price: (one, other) => one.price - other.price,
  stock: (one, other) => one.inventoryQuantity - other.inventoryQuantity,
}

/** Sort orders of the product table, as in the URL. Newest first is the default, and the order in which they load. */
export const NEWEST = 'newest'
export const PRODUCT_ORDERS: Record<string, string> = {
  [NEWEST]: 'Newest first',
  product: 'Title A to Z',
  '-product': 'Title Z to A',
  price: 'Price low to high',
  '-price': 'Price high to low',
  stock: 'Stock low to high',
  '-stock': 'Stock high to low',
}

/** The column and direction of an order; undefined for newest first. */
export function sortOf(order: string): TableSort | undefined {
  if (order === NEWEST) return undefined
  return { column: order.replace('-', ''), isDescending: order.startsWith('-') }
}

/** The order after a press on a column's head: up, down, and back to newest first. */
export function nextOrder(order: string, column: string): string {
  if (order === column) return `-${column}`
  return order === `-${column}` ? NEWEST : column
}

/** The products in an order; equal ones stay newest first. */
export function inOrder(products: readonly ProductRow[], order: string): readonly ProductRow[] {
  const sort = sortOf(order)
  const compare = sort && COLUMNS[sort.column]
  if (!compare) return products
  return products.toSorted((one, other) => (sort.isDescending ? compare(other, one) : compare(one, other)))
}
