import { VerifyPage } from '@/components/orders/verify/VerifyPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  const { verify } = await readGlobal('shop-texts')
  return pageMetadata('/verify', verify, { isIndexed: false })
}

export default async function Verify() {
  return <VerifyPage copy={(await readGlobal('shop-texts')).verify} />
}
