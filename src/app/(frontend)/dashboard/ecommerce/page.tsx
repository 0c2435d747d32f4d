import { EcommerceScreen } from '@/components/commerce/manage/EcommerceScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('ecommerce')

export default function EcommercePage() {
  return <EcommerceScreen />
}
