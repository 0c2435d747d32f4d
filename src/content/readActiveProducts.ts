import config from '@payload-config'
import { getPayload } from 'payload'
import { environment } from '@/environment'
import { activeProducts } from '@/endpoints/commerce/activeProducts'
import type { PublicProduct } from '@/contracts/commerce/products'

/** The shop's products for a server-rendered page; none while building, because there is no database. */
export async function readActiveProducts(): Promise<PublicProduct[]> {
  if (environment.isBuilding) return []
  return activeProducts(await getPayload({ config }))
}
