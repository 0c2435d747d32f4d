import type { PublicProduct } from '@/endpoints/commerce/contract'
import type { PageCopy } from '@/globals/copy'
import { Headline } from '../layout/Headline'
import { LongText } from '../layout/LongText'
import type { CartItem } from './cart'
import { productList } from './productList'
import { ShopScreen } from './ShopScreen'
import { ShopStyles } from './ShopStyles'

type ShopPageProps = { copy: PageCopy<'shop'>; products: PublicProduct[]; samples: CartItem[] }

/** The shop: masthead, then everything that moves (public spec, section 2). */
export function ShopPage({ copy, products, samples }: ShopPageProps) {
  return (
    <main id="main" className="wrap">
      <ShopStyles />
      <noscript>
        <style>{'.shop-tools,.product-add{display:none!important}'}</style>
      </noscript>
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
        <div className="masthead-aside">
          <p className="stamp">{copy.stamp}</p>
          <LongText className="muted" text={copy.intro} />
        </div>
      </div>
      <ShopScreen products={products} samples={samples} />
      {products.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: productList(products) }} />
      )}
    </main>
  )
}
