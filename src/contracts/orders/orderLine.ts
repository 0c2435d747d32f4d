import * as v from 'valibot'
import { id } from '../core/wire'

/** Fields of a line, as it was sold, for everyone who may see its order; the price is in minor units. */
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
  /** The day that was promised for a pre-ordered piece; null for any other. */
  availableFrom: v.nullable(v.string()),
}
