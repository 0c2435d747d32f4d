import { expect, test } from '@jest/globals'
import { trailTo } from './screens'

test.each([
  ['/dashboard', ['Dashboard']],
  ['/dashboard/ecommerce', ['Ecommerce']],
  ['/dashboard/ecommerce/orders', ['Ecommerce', 'Orders']],
  ['/dashboard/ecommerce/orders/o1', ['Ecommerce', 'Orders', 'Order']],
  ['/dashboard/ecommerce/links/', ['Ecommerce', 'Short links']],
  ['/dashboard/ecommerce/nothing', ['Ecommerce']],
  ['/dashboard/nothing', ['Dashboard']],
])('the way to %s is %j', (path, titles) => {
  expect(trailTo(path).map(({ title }) => title)).toEqual(titles)
})

test('each step of the way has its address', () => {
  expect(trailTo('/dashboard/ecommerce/orders/o1').map(({ href }) => href)).toEqual([
    '/dashboard/ecommerce',
    '/dashboard/ecommerce/orders',
    '/dashboard/ecommerce/orders/o1',
  ])
})
