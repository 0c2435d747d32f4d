import config from '@payload-config'
import { getPayload } from 'payload'
import type { ShopStart, StockStart } from '@/contracts/commerce/shopStart'
import { shopStart, stockStart } from '@/endpoints/commerce/shopStart'
import { environment } from '@/environment'

/** What the shop is rendered with; nothing while building, which has no database. */
export async function readShop(): Promise<ShopStart> {
  if (environment.isBuilding) return { products: [], total: 0, isWhole: false }
  return shopStart(await getPayload({ config }))
}

/** What the cart is rendered with; nothing while building. */
export async function readStock(): Promise<StockStart> {
  if (environment.isBuilding) return { stock: [], isWhole: false }
  return stockStart(await getPayload({ config }))
}
