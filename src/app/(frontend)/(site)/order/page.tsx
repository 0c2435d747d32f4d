import { LookupPage } from '@/components/orders/lookup/LookupPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  const { order } = await readGlobal('shop-texts')
  return pageMetadata('/order', order, { isIndexed: false })
}

export default async function Lookup() {
  return <LookupPage copy={(await readGlobal('shop-texts')).order} />
}
