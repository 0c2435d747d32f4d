/** A product of the demo: prices in cents, weight in grams; `picture` is a file of media/seed/products. */
export type DemoProduct = {
  title: string
  description: string
  category: string
  price: number
  compareAtPrice?: number
  inventoryQuantity: number
  tags: string[]
  sku: string
  weight: number
  isFeatured?: true
  isActive?: false
  picture?: { file: string; alt: string }
  /** The option it has, with the stock of each value; the product's stock is their sum. */
  comesIn?: { option: string; stock: Record<string, number> }
  /** Sold through the demo's Shopify connection. */
  externalId?: string
}

/** Twelve active products, newest first, and one that is not active yet. */
export const demoProducts: DemoProduct[] = [
  {
    title: 'Marea slip dress',
    description:
      'Bias-cut silk the colour of the first half hour. Wear it to breakfast, keep it on for dinner.',
    category: 'Curated fashions',
    price: 14_800,
    compareAtPrice: 18_500,
    inventoryQuantity: 24,
    tags: ['silk', 'dress', 'evening'],
    sku: 'MAR-01',
    comesIn: { option: 'Size', stock: { XS: 3, S: 8, M: 2, L: 0, XL: 11 } },
    weight: 260,
    isFeatured: true,
    externalId: 'shopify-8301',
    picture: { file: 'product-01-slip-dress.webp', alt: 'Marea slip dress in coral, cut-paper illustration' },
  },
  {
    title: 'Linen blazer',
    description: 'Unlined, washed twice, two buttons. It creases well and does not apologise for it.',
    category: 'Curated fashions',
    price: 22_000,
    inventoryQuantity: 15,
    tags: ['linen', 'jacket'],
    sku: 'LIN-02',
    comesIn: { option: 'Size', stock: { S: 4, M: 6, L: 5 } },
    weight: 540,
    externalId: 'shopify-8302',
    picture: { file: 'product-02-linen-blazer.webp', alt: 'Linen blazer in cream, cut-paper illustration' },
  },
  {
    title: 'Shell hoop earrings',
    description: 'Gold-plated hoops cast from shells of Sanibel. Light enough for a whole day.',
    category: 'Jewelry',
    price: 6_400,
    inventoryQuantity: 6,
    tags: ['gold', 'earrings'],
    sku: 'SHL-04',
    weight: 18,
    isFeatured: true,
    externalId: 'shopify-8304',
    picture: {
      file: 'product-03-shell-hoops.webp',
      alt: 'Shell hoop earrings in gold, cut-paper illustration',
    },
  },
  {
    title: 'Pearl strand',
    description: 'Two rows of freshwater pearls and one drop of coral glass. The clasp closes at first try.',
    category: 'Jewelry',
    price: 17_500,
    inventoryQuantity: 3,
    tags: ['pearls', 'necklace'],
    sku: 'PRL-05',
    weight: 42,
    picture: {
      file: 'product-04-pearl-strand.webp',
      alt: 'Pearl strand with a coral drop, cut-paper illustration',
    },
  },
  {
    title: 'Sea-glass robe',
    description: 'Cotton voile in the green of bottle glass after years in the surf. Deep pockets.',
    category: 'Lounge wear',
    price: 12_800,
    inventoryQuantity: 18,
    tags: ['cotton', 'robe', 'morning'],
    sku: 'ROB-02',
    weight: 310,
    isFeatured: true,
    picture: {
      file: 'product-05-sea-glass-robe.webp',
      alt: 'Sea-glass robe in pale green, cut-paper illustration',
    },
  },
  {
    title: 'Sunday lounge set',
    description: 'Rib-knit top and wide trousers. Made for the sofa, seen at the bakery.',
    category: 'Lounge wear',
    price: 13_600,
    compareAtPrice: 16_000,
    inventoryQuantity: 22,
    tags: ['knit', 'set'],
    sku: 'SUN-06',
    weight: 620,
    picture: {
      file: 'product-06-lounge-set.webp',
      alt: 'Sunday lounge set in sea green and coral, cut-paper illustration',
    },
  },
  {
    title: 'Raffia tote',
    description: 'Hand-woven, lined with canvas, holds a towel, two books and the lunch of three people.',
    category: 'Accessories',
    price: 9_200,
    compareAtPrice: 11_500,
    inventoryQuantity: 31,
    tags: ['raffia', 'bag', 'beach'],
    sku: 'RAF-08',
    weight: 480,
    isFeatured: true,
    picture: {
      file: 'product-07-raffia-tote.webp',
      alt: 'Raffia tote with a coral ribbon, cut-paper illustration',
    },
  },
  {
    title: 'Cay sunglasses',
    description: 'Coral acetate, polarised. They come back in spring.',
    category: 'Accessories',
    price: 8_400,
    inventoryQuantity: 0,
    tags: ['acetate', 'sun'],
    sku: 'CAY-07',
    weight: 34,
    picture: { file: 'product-08-sunglasses.webp', alt: 'Cay sunglasses in coral, cut-paper illustration' },
  },
  {
    title: 'Block mule',
    description: 'Six centimetres of wooden heel, as wide as a matchbox. Walks on cobbles.',
    category: 'Curated fashions',
    price: 15_800,
    inventoryQuantity: 14,
    tags: ['leather', 'shoes'],
    sku: 'MUL-09',
    comesIn: { option: 'Size', stock: { '37': 2, '38': 4, '39': 5, '40': 3 } },
    weight: 710,
    picture: { file: 'product-09-block-mule.webp', alt: 'Block mule in coral, cut-paper illustration' },
  },
  {
    title: 'Tide silk scarf',
    description: 'Ninety by ninety, hand-rolled edge, the sun going down over four waves.',
    category: 'Accessories',
    price: 7_200,
    compareAtPrice: 9_000,
    inventoryQuantity: 9,
    tags: ['silk', 'scarf'],
    sku: 'TID-10',
    weight: 60,
    picture: { file: 'product-10-silk-scarf.webp', alt: 'Tide silk scarf, cut-paper illustration' },
  },
  {
    title: 'Stacking rings',
    description: 'Three gold bands: one coral stone, one sea glass, one plain. Lose one and two still work.',
    category: 'Jewelry',
    price: 5_800,
    inventoryQuantity: 40,
    tags: ['gold', 'rings'],
    sku: 'RNG-11',
    weight: 9,
    picture: { file: 'product-11-stacked-rings.webp', alt: 'Stacking rings in gold, cut-paper illustration' },
  },
  {
    title: 'Sun hat',
    description: 'A brim of fourteen centimetres and a ribbon you can change. Packs flat.',
    category: 'Accessories',
    price: 7_800,
    inventoryQuantity: 26,
    tags: ['straw', 'hat', 'beach'],
    sku: 'HAT-12',
    weight: 150,
    picture: {
      file: 'product-12-sun-hat.webp',
      alt: 'Sun hat in straw with a coral ribbon, cut-paper illustration',
    },
  },
  {
    title: 'Dune wrap skirt',
    description: 'Waits for its buttons. Out in spring.',
    category: 'Curated fashions',
    price: 11_200,
    inventoryQuantity: 0,
    tags: ['linen', 'skirt'],
    sku: 'DUN-13',
    weight: 330,
    isActive: false,
  },
]
