import type { CartSample } from '@/contracts/content'
import type { CartItem } from './cart'

/** Wide enough for a line's picture on a high-density screen. */
const PICTURE_WIDTH = 256

/** A sample item from the console as a cart line, marked as one. */
export function sampleItem({ image, ...sample }: CartSample): CartItem {
  const copy = image?.sizes.find(({ width }) => width >= PICTURE_WIDTH)
  return { ...sample, variantId: null, image: copy?.url ?? image?.url ?? null, isSample: true }
}
