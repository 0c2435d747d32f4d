import { ShopPage } from '@/components/commerce/ShopPage'
import { readGlobal } from '@/content/readGlobal'
import { readShop } from '@/content/readShop'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/shop', (await readGlobal('shop')).meta)
}

export default async function Shop() {
  const [copy, { search }, start] = await Promise.all([
    readGlobal('shop'),
    readGlobal('shop-texts'),
    readShop(),
  ])
  return <ShopPage copy={copy} start={start} placeholder={search.placeholder} />
}
