import { fullName } from '@/contracts/account/names'
import * as contract from '@/contracts/collabs/creators'
import { PAGE_ROWS } from '@/contracts/core/page'
import { badField, unauthorized } from '@/database/errors'
import { idOf } from '@/database/ids'
import { pageOfRecords } from '@/database/timePages'
import { touchUser } from '@/database/touchUser'
import { inTransaction } from '@/database/transaction'
import { wordSearch } from '@/database/wordSearch'
import { peopleApart } from '@/domain/chat/blocks'
import { cardsOf, changeCard } from '@/domain/collabs/creatorCards'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { CreatorCard as StoredCard, User as StoredUser } from '@/payload-types'
import { Types } from 'mongoose'
import { handle } from '../core/handle'

/** A user's card; without one, what it would start with. */
function presentCard(user: StoredUser, stored: StoredCard | undefined): contract.CreatorCard {
  return {
    isListed: stored?.isListed ?? false,
    displayName: stored?.displayName ?? fullName(user).slice(0, contract.CARD_LENGTHS.displayName),
    headline: stored?.headline ?? null,
    niche: stored?.niche ?? null,
  }
}

/** GET /api/creators: neither the caller nor anybody they are apart from by a block. */
const listCreators = handle(contract.listCreators, async ({ query: { q, cursor }, req, user }) => {
  const apart = [new Types.ObjectId(user.id), ...(await peopleApart(req, user.id))]
  const words = await wordSearch(q, ['displayName', 'headline', 'niche'])
  const [page, cards] = await Promise.all([
    pageOfRecords(req, 'creator-cards', {
      conditions: [{ isListed: true, userId: { $nin: apart } }, ...words],
      cursor,
      size: PAGE_ROWS,
    }),
    cardsOf(req, [user.id]),
  ])
  return {
    items: page.records.map(({ userId, displayName, headline, niche }) => ({
      id: idOf(userId),
      name: displayName,
      headline: headline ?? null,
      niche: niche ?? null,
    })),
    cursor: page.cursor,
    card: presentCard(user, cards.get(user.id)),
  }
})

/** PATCH /api/creators/me: a listed card needs a name. */
const updateCreatorCard = handle(contract.updateCreatorCard, async ({ body, req, user }) => {
  const stored = await inTransaction(req, async () => {
    // Conflicts with an approval that goes, which takes the card off the list.
    if (!(await touchUser(req, user.id, { approved: true }))) throw unauthorized()
    const before = presentCard(user, (await cardsOf(req, [user.id])).get(user.id))
    const card = { ...before, ...withoutMissing(body) }
    if (!card.displayName) throw badField('displayName', contract.CARD_TEXTS.nameRequired)
    if (card.isListed) await makeOwn(req, user.id, 'connect')
    return changeCard(req, user.id, card)
  })
  return presentCard(user, stored)
})

function withoutMissing<T extends object>(body: T): Partial<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** The calls of creators' cards. */
export const creatorCalls = [listCreators, updateCreatorCard]
