import type { CartSample } from '@/contracts/content'
import type { CartItem } from './cart'

/** Wide enough for a line's picture on a dense screen. */
const PICTURE_WIDTH = 256

/** A sample item of the console as a line of the cart. */
export function sampleItem({ image, ...sample }: CartSample): CartItem {
  const copy = image?.sizes.find(({ width }) => width >= PICTURE_WIDTH)
  return { ...sample, image: copy?.url ?? image?.url ?? null }
}
