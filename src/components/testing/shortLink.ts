import type { ShortLink } from '@/contracts/links/shortLinks'

/** A short link that led to sales, one piece of which was refunded. */
export const shortLink: ShortLink = {
  id: 'l1',
  userId: 'u1',
  code: 'k7f2',
  label: 'Story, Saturday',
  productId: null,
  taskId: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  sold: [{ currency: 'USD', orders: 2, pieces: 3, sold: 35_600, refundedPieces: 1, refunded: 6_400 }],
}
