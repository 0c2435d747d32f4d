import type { GlobalConfig } from 'payload'
import { headline, line, section } from '@/collections/copyFields'
import { PRODUCT_PAGE } from '@/contracts/pages'
import { marketingGlobal } from './marketingGlobal'
import { message, paragraph, searchTexts } from './messageFields'
import { shopTextsDefaults } from './noticeDefaults'

/** The words of checkout, order, receipt and product pages that no other page has a field for. */
export const ShopTexts: GlobalConfig = marketingGlobal({
  slug: 'shop-texts',
  label: 'Shop texts',
  description:
    'The words of the checkout, the page that finds an order, the check of receipts and what the shop says when ' +
    'something is not there. Labels of fields and buttons are fixed.',
  paths: ['/checkout', '/order', '/verify', '/cart', '/shop', PRODUCT_PAGE],
  defaults: shopTextsDefaults,
  fields: [
    section('product', 'Product page', [
      headline('detailsHeading', 'Heading of the details', 20),
      headline('othersHeading', 'Heading of other pieces', 20),
      line('deliveryText', 'After the price of the delivery', 48),
      line('downloadText', 'About files to download', 80),
      line(
        'soldOutText',
        'Above the offer of a place in line',
        48,
        'Shown while some sizes are sold out. Of other variants the page asks: Is it sold out?',
      ),
      {
        name: 'sizeGuides',
        label: 'Size guides',
        labels: { singular: 'Size guide', plural: 'Size guides' },
        type: 'array',
        maxRows: 20,
        admin: { initCollapsed: true, description: 'One for each category; beside the sizes of its pieces.' },
        fields: [
          {
            name: 'category',
            type: 'text',
            maxLength: 200,
            admin: { description: 'As the product names it. Empty: for all others.' },
          },
          {
            name: 'table',
            type: 'textarea',
            maxLength: 2_000,
            admin: {
              description:
                'A line for each size, cells with | between them; the first line is the heading: Size | Bust | Hip',
            },
          },
          {
            name: 'isCentimetres',
            label: 'The numbers are centimetres',
            type: 'checkbox',
            defaultValue: true,
          },
          { name: 'text', type: 'textarea', maxLength: 600 },
        ],
      },
    ]),
    section('checkout', 'Checkout', [
      headline('heading', 'Heading', 20),
      line('intro', 'Line beside it', 140),
      line('deliveryText', 'Under "Ship it"', 60),
      ...searchTexts(),
    ]),
    section('order', 'Finding an order', [
      headline('heading', 'Heading', 20),
      line('intro', 'Line beside it', 140),
      ...searchTexts(),
    ]),
    section('verify', 'Check of receipts', [
      headline('heading', 'Heading', 20),
      line('intro', 'Line beside it', 140),
      line('genuineHeading', 'Answer to a code of this shop', 32),
      line('foreignHeading', 'Answer to any other code', 32),
      paragraph('foreignText', 'What to do then', 320, '{shop} stands for the name of the shop.'),
      ...searchTexts(),
    ]),
    section('cart', 'Empty cart', [
      line('emptyText', 'Under "Your cart is empty"', 80, 'The heading is fixed. At most 80 characters.'),
    ]),
    section('search', 'Search of the shop', [line('placeholder', 'Example in the empty field', 40)]),
    message('noProduct', 'A product that is gone'),
    message('noOrder', 'A link that leads to no order'),
  ],
})
