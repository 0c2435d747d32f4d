import type { PublicProduct } from '@/contracts/commerce/products'
import type { PageCopy } from '@/contracts/content'
import { ItemListData } from '../layout/ItemListData'
import { Masthead } from '../layout/Masthead'
import type { CartItem } from './cart'
import { describeProduct } from './describeProduct'
import { ShopScreen } from './ShopScreen'
import { ShopStyles } from './ShopStyles'

type ShopPageProps = { copy: PageCopy<'shop'>; products: PublicProduct[]; samples: CartItem[] }

/** The shop: masthead, then the interactive part (docs/behaviour.md, 3.4). */
export function ShopPage({ copy, products, samples }: ShopPageProps) {
  return (
    <main id="main" className="wrap">
      <ShopStyles />
      <noscript>
        <style>{'.shop-tools,.product-add{display:none!important}'}</style>
      </noscript>
      <Masthead copy={copy} />
      <ShopScreen products={products} samples={samples} />
      <ItemListData items={products.map(describeProduct)} />
    </main>
  )
}
