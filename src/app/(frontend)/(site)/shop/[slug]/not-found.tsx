import { NoProductPage } from '@/components/commerce/product/NoProductPage'

export default function NoProduct() {
  return <NoProductPage />
}
