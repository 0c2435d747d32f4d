import { itemList } from './ItemListData'

test('numbers the items and cannot end the script element that holds them', () => {
  const json = itemList([{ name: 'First' }, { name: '</script><script>alert(1)</script>' }])
  expect(json).not.toContain('<')
  expect(JSON.parse(json).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, item: { name: 'First' } },
    { '@type': 'ListItem', position: 2, item: { name: '</script><script>alert(1)</script>' } },
  ])
})
