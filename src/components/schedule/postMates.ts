import { byKey } from '@/contracts/core/byKey'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { byChannel } from '@/contracts/schedule/posts'
import type { Card } from './card'

/** The cards of the same post, in the order of the platforms; a card of no post is alone. */
export function cardsOfPost(card: Card, cards: readonly Card[]): Card[] {
  if (card.postId === null) return [card]
  return byChannel(cards.filter(({ postId }) => postId === card.postId))
}

/** The cards of each post, so that a column looks for them once. */
export function cardsByPost(cards: readonly Card[]): ReadonlyMap<string, Card[]> {
  const ofPosts = cards.filter(({ postId }) => postId !== null)
  return byKey(ofPosts, ({ postId }) => postId ?? '')
}

/** What a card says of the other channels of its post: "With YouTube, Instagram", "On TikTok it is out". */
export function matesText(card: Card, ofPost: readonly Card[] = []): string {
  const others = byChannel(ofPost.filter(({ id }) => id !== card.id))
  const names = (isOut: boolean) =>
    others
      .filter(({ publishedAt }) => (publishedAt !== null) === isOut)
      .map(({ platform }) => TASK_PLATFORM_LABELS[platform])
  const [out, planned] = [names(true).join(', '), names(false).join(', ')]
  if (card.publishedAt && planned) return `On ${planned} not yet`
  if (out && planned) return `With ${planned}. On ${out} it is out`
  if (out) return card.publishedAt ? `Out on ${out} as well` : `On ${out} it is out`
  return planned && `With ${planned}`
}
