import type { Metadata } from 'next'
import { EcommerceScreen } from '@/components/commerce/manage/EcommerceScreen'

export const metadata: Metadata = { title: 'Ecommerce' }

export default function EcommercePage() {
  return <EcommerceScreen />
}
