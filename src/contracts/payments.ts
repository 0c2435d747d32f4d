import { call } from './core/call'
import { Message } from './core/wire'

export const stripeWebhook = call({
  method: 'post',
  path: '/payments/stripe/webhook',
  who: 'anyone',
  bodyType: 'raw',
  fileTypes: ['application/json'],
  maxBytes: 1_000_000,
  answer: Message,
  // Its credential is the signature.
  isCrossSite: true,
  limit: 'payment-webhook',
  summary: 'What Stripe tells of payments; signed by Stripe',
  fails: [404, 502],
})
