import { slugOf } from './slug'

describe('the address of a product', () => {
  it.each([
    ['Crème brûlée No. 2', 'creme-brulee-no-2'],
    ['Straße', 'strasse'],
    ['Øresund', 'oresund'],
    ['Łódź', 'lodz'],
    ['Æbleskiver & Þing', 'aebleskiver-thing'],
    ['Hawaiʻi İzmir ışık', 'hawai-i-izmir-isik'],
    ['Phở Nguyễn', 'pho-nguyen'],
    ['夏のドレス', 'product'],
    ['Летнее платье 2', 'product-2'],
    ['夏 Dress', 'dress'],
    ['2026', '2026'],
    ['🌴', 'product'],
  ])('of %j is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
    expect(slugOf(slug)).toBe(slug)
  })
})
