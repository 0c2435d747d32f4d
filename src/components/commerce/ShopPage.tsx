import type { ShopStart } from '@/contracts/commerce/shopStart'
import type { PageCopy } from '@/contracts/content'
import { ItemListData } from '../layout/ItemListData'
import { NeedsScript } from '../layout/NeedsScript'
import { Masthead } from '../layout/Masthead'
import { MoreItemsStyles } from '../layout/MoreItemsStyles'
import { describeProduct } from './describeProduct'
import { OptionStyles } from './product/OptionStyles'
import { QuickAddStyles } from './quickAdd/QuickAddStyles'
import { ShopScreen } from './ShopScreen'
import { ShopStyles } from './ShopStyles'

type ShopPageProps = { copy: PageCopy<'shop'>; start: ShopStart }

/** The shop: masthead, then the interactive part (docs/behaviour.md, 3.4). */
export function ShopPage({ copy, start }: ShopPageProps) {
  return (
    <main id="main" className="wrap">
      <ShopStyles />
      <OptionStyles />
      <QuickAddStyles />
      <MoreItemsStyles />
      <Masthead copy={copy} />
      <ShopScreen start={start} />
      {start.total > start.products.length && <NeedsScript what="Seeing every product" />}
      <ItemListData
        items={start.products.map((product) => describeProduct(product, start.slugs[product.id]))}
      />
    </main>
  )
}
