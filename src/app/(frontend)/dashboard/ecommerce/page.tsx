import { EcommerceScreen } from '@/components/commerce/manage/EcommerceScreen'
import { LinkButton } from '@/components/ui/LinkButton'
import { OrdersButton } from '@/components/orders/desk/OrdersButton'
import { readDesk } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('ecommerce')

export default async function EcommercePage() {
  const desk = await readDesk()
  return (
    <EcommerceScreen
      revenue={desk?.revenue ?? []}
      orders={
        desk && (
          <>
            {desk.hasProducts && (
              <>
                <LinkButton variant="line" href="/dashboard/ecommerce/links">
                  Short links
                </LinkButton>
                <LinkButton variant="line" href="/dashboard/ecommerce/settings">
                  Shop settings
                </LinkButton>
              </>
            )}
            <OrdersButton summary={desk.summary} />
          </>
        )
      }
    />
  )
}
