import { NoProductPage } from '@/components/commerce/product/NoProductPage'
import { readGlobal } from '@/content/readGlobal'

export default async function NoProduct() {
  return <NoProductPage copy={(await readGlobal('shop-texts')).noProduct} />
}
