import { itemList } from './ItemListData'
import { jsonLd } from './JsonLd'

test('numbers the items and cannot end the script element that holds them', () => {
  const json = jsonLd(itemList([{ name: 'First' }, { name: '</script><script>alert(1)</script>' }]))
  expect(json).not.toContain('<')
  expect(JSON.parse(json).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, item: { name: 'First' } },
    { '@type': 'ListItem', position: 2, item: { name: '</script><script>alert(1)</script>' } },
  ])
})
