import * as v from 'valibot'
import { id } from '../core/wire'

/** What everybody who may see an order reads of a line of it, as it was sold; the price in minor units. */
export const orderLineFields = {
  id,
  productId: id,
  title: v.string(),
  detail: v.nullable(v.string()),
  image: v.nullable(v.string()),
  price: v.number(),
  quantity: v.number(),
  shippedQuantity: v.number(),
  refundedQuantity: v.number(),
  /** The day from which it was said to be there; null where it was. */
  availableFrom: v.nullable(v.string()),
}
