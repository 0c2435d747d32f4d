/** Stock up to this number is shown as low (docs/behaviour.md, 3.4). */
const LOW_STOCK_MAX = 10

export const OUT_OF_STOCK = 'Out of stock'

export function isLowStock(inventoryQuantity: number): boolean {
  return inventoryQuantity >= 1 && inventoryQuantity <= LOW_STOCK_MAX
}

export function lowStockText(inventoryQuantity: number): string {
  return `Only ${inventoryQuantity} left!`
}

/** Why no more can be added: the stock, or the maximum per line. */
export function limitText(limit: number): string {
  return isLowStock(limit) ? lowStockText(limit) : `${limit} is the most for now.`
}
