import { VerifyPage } from '@/components/orders/verify/VerifyPage'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/verify',
    { title: 'Check a receipt', description: 'Whether a receipt is really one of this shop, by its code.' },
    { isIndexed: false },
  )
}

export default function Verify() {
  return <VerifyPage />
}
