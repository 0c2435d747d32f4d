import * as contract from '@/contracts/audience/numbers'
import { forgetCounting } from '@/domain/audience/counting'
import { sellerOf } from '@/domain/orders/selling'
import { handle } from '../core/handle'
import { askedOf } from './askedRange'
import { breakdownOf, funnelsOf } from './breakdownOf'
import { exportBreakdown, exportCourse } from './exportNumbers'
import { countingOf, numbersOf } from './numbersOf'

/** GET /api/audience */
const readNumbers = handle(contract.readNumbers, ({ query, payload }) =>
  numbersOf(payload, { ...askedOf(query), compare: query.compare }),
)

/** GET /api/audience/breakdown */
const readBreakdown = handle(contract.readBreakdown, ({ query, payload, user }) =>
  breakdownOf(payload, query.dim, askedOf(query), { limit: query.limit, sellerId: sellerOf(user) }),
)

/** GET /api/audience/funnels */
const readFunnels = handle(contract.readFunnels, ({ query, payload }) => funnelsOf(payload, askedOf(query)))

/** GET /api/audience/export */
const exportNumbers = handle(contract.exportNumbers, ({ query, payload, user }) => {
  const { dim } = query
  return dim
    ? exportBreakdown(payload, dim, askedOf(query), sellerOf(user))
    : exportCourse(payload, askedOf(query))
})

/** GET /api/audience/counting */
const readCounting = handle(contract.readCounting, ({ payload }) => countingOf(payload))

/** PATCH /api/audience/counting */
const changeCounting = handle(contract.changeCounting, async ({ body: { isCounting }, payload, req }) => {
  // Only admins make this call; a switch that stands as it is drops no page.
  const { isCounting: wasCounting } = await countingOf(payload)
  if (isCounting !== wasCounting)
    await payload.updateGlobal({ slug: 'audience', data: { isCounting }, req, overrideAccess: true })
  forgetCounting(payload)
  return countingOf(payload)
})

/** The calls of Analytics. */
export const numbersCalls = [
  readNumbers,
  readBreakdown,
  readFunnels,
  exportNumbers,
  readCounting,
  changeCounting,
]
