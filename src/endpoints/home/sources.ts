import { ACTIONS_MAX, type ActionItem } from '@/contracts/home'
import { type Asker, closingDeals, dueTasks, firstSteps, ordersToAnswer, ordersToShip } from './actionItems'
import {
  applicationsToDecide,
  conversationsToAnswer,
  feedbackToAnswer,
  lettersToSend,
  listingsToReview,
  productsToReview,
} from './adminItems'

type Source = (asker: Asker) => ActionItem[] | Promise<ActionItem[]>

/** What asks for a user's attention, in order of urgency. */
const SOURCES: readonly Source[] = [ordersToShip, ordersToAnswer, dueTasks, closingDeals, firstSteps]

/** What waits for an admin; nothing for others. Who waits for approval is named by the screen's own card. */
const ADMIN_SOURCES: readonly Source[] = [
  applicationsToDecide,
  conversationsToAnswer,
  feedbackToAnswer,
  productsToReview,
  listingsToReview,
  lettersToSend,
]

/** What to do first: at most five items, and before them all that waits for an admin (docs/behaviour.md, 4.2). */
export async function homeActions(asker: Asker): Promise<ActionItem[]> {
  const [waiting, own] = await Promise.all([itemsOf(ADMIN_SOURCES, asker), itemsOf(SOURCES, asker)])
  const overdueFirst = own.toSorted((one, other) => Number(isOverdue(other)) - Number(isOverdue(one)))
  return [...waiting, ...overdueFirst.slice(0, ACTIONS_MAX)]
}

const isOverdue = ({ kind }: ActionItem) => kind === 'overdue'

async function itemsOf(sources: readonly Source[], asker: Asker): Promise<ActionItem[]> {
  return (await Promise.all(sources.map(async (source) => source(asker)))).flat()
}
