/** Few enough to say so: public spec, section 9. */
const LOW_STOCK_MAX = 10

export const OUT_OF_STOCK = 'Out of stock'

export function isLowStock(inventoryQuantity: number): boolean {
  return inventoryQuantity >= 1 && inventoryQuantity <= LOW_STOCK_MAX
}

export function lowStockText(inventoryQuantity: number): string {
  return `Only ${inventoryQuantity} left!`
}

/** Says why there are no more of something: as many as there are, or as many as an order takes. */
export function limitText(limit: number): string {
  return isLowStock(limit) ? lowStockText(limit) : `${limit} is the most for now.`
}
