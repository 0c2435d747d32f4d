import { LookupPage } from '@/components/orders/lookup/LookupPage'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/order',
    { title: 'Where is my order', description: 'Have the link of your order mailed to you.' },
    { isIndexed: false },
  )
}

export default function Lookup() {
  return <LookupPage />
}
