import { type CalendarDate, parseDate, today } from '@internationalized/date'
import type { PayloadRequest } from 'payload'
import { ACTIONS_MAX, type ActionItem } from '@/contracts/home'
import type { DeskSummary } from '@/contracts/orders/desk'
import { waitingWords } from '@/contracts/orders/deskTexts'
import { screenHref } from '@/contracts/screens'
import { handoverHref } from '@/contracts/schedule/handover'
import { TASK_STATUSES } from '@/contracts/schedule/tasks'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { readableRecords } from '@/database/readableRecords'
import { countToShip } from '@/domain/orders/sales'
import type { BrandDeal as StoredBrandDeal, Task as StoredTask, User as StoredUser } from '@/payload-types'
import { coverIdOf, findCovers } from '../schedule/covers'
import { returnsToAnswer } from '../orders/returns/returnsToAnswer'

/** A deal that closes within this many days gets its own action item. */
const CLOSING_DAYS = 7
/** States of tasks that can be due. */
const OPEN = TASK_STATUSES.filter((status) => status !== 'done')

/** Whose home it is, and what several sources read. */
export type Asker = {
  req: PayloadRequest
  user: StoredUser
  /** The user's time zone. */
  zone: string
  /** Whether the screen shows the user's own data; only then there are tasks and deadlines. */
  isOwn: boolean
  isOnboardingSent: boolean
  /** Deals that the user can still apply to. */
  openDeals: readonly StoredBrandDeal[]
}

/** Buyers are waiting for them, so they come first. */
export async function ordersToShip({ req, user }: Asker): Promise<ActionItem[]> {
  const waiting = await countToShip(req, user.id)
  if (waiting.orders === 0) return []
  return [
    {
      kind: 'ship',
      title: waitingWords(waiting, { named: true }),
      note: noteOfWaiting(waiting),
      href: `${screenHref('ecommerce')}/orders?filter=to_ship`,
    },
  ]
}

function noteOfWaiting({ orders, pieces, toHandOver }: DeskSummary['toShip']): string {
  const isAre = pieces === 1 ? '1 piece is' : `${pieces} pieces are`
  if (toHandOver === 0) return `${isAre} paid and not on the way yet.`
  return `${isAre} paid and ${toHandOver < orders ? 'not with their buyers' : 'not picked up'} yet.`
}

/** Buyers are waiting for a decision. */
export async function ordersToAnswer({ req, user }: Asker): Promise<ActionItem[]> {
  const toAnswer = await returnsToAnswer(req, user)
  if (toAnswer === 0) return []
  return [
    {
      kind: 'return',
      title: toAnswer === 1 ? '1 order with a return to answer' : `${toAnswer} orders with returns to answer`,
      note: `${toAnswer === 1 ? 'A buyer wants' : 'Buyers want'} to send something back.`,
      href: `${screenHref('ecommerce')}/orders?filter=returns`,
    },
  ]
}

/** Tasks that are overdue, or due by tomorrow, the earliest first. */
export async function dueTasks({ req, user, zone, isOwn }: Asker): Promise<ActionItem[]> {
  if (!isOwn) return []
  const now = today(zone)
  const due = { date: { less_than_equal: now.add({ days: 1 }).toString() } }
  // Apart, because an index has the earliest of each state first.
  const inStates = OPEN.map((status) =>
    readableRecords('tasks', {
      req,
      where: {
        and: [
          { userId: { equals: user.id } },
          { status: { equals: status } },
          due,
          { publishedAt: { exists: false } },
        ],
      },
      sort: ['date', '-id'],
      limit: ACTIONS_MAX,
    }),
  )
  const tasks = (await Promise.all(inStates)).flat()
  const inOrder = tasks.toSorted(
    (one, other) => compare(one.date ?? '', other.date ?? '') || one.rank - other.rank,
  )
  const shown = inOrder.slice(0, ACTIONS_MAX)
  const covers = await findCovers(req, shown)
  return shown.map((task) => {
    const cover = covers.get(coverIdOf(task))
    const days = now.compare(parseDate(task.date ?? now.toString()))
    return {
      kind: days > 0 ? 'overdue' : 'due',
      title: task.title,
      note: `${TASK_PLATFORM_LABELS[task.platform]}, ${dueText(task, days)}`,
      // What is for today or late is ready to go out.
      href: days >= 0 ? handoverHref(task.id) : `${screenHref('schedule')}?task=${task.id}`,
      ...(cover && { cover }),
    } as const
  })
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function dueText({ time }: StoredTask, days: number): string {
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} overdue. Move it or finish it.`
  return `planned for ${days === 0 ? 'today' : 'tomorrow'}${time ? ` at ${clockText(time)}` : ''}.`
}

/** "13:05" as "1:05 PM". */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Deals that close within a week, the first to close first. */
export function closingDeals({ openDeals, zone, isOwn }: Asker): ActionItem[] {
  if (!isOwn) return []
  const now = today(zone)
  return openDeals
    .flatMap((deal) => {
      if (!deal.deadline) return []
      // A deadline is a day of UTC.
      const day = parseDate(deal.deadline.slice(0, 10))
      return day.compare(now) <= CLOSING_DAYS ? [{ deal, day }] : []
    })
    .sort((one, other) => one.day.compare(other.day))
    .map(({ deal, day }) => ({
      kind: 'closing',
      title: `Decide on ${deal.campaignTitle}`,
      note: `${deal.companyName}. Closes ${closingText(day.compare(now), day)}.`,
      href: screenHref('connect'),
    }))
}

function closingText(days: number, day: CalendarDate): string {
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  const month = day.toDate('UTC').toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
  return `${month} ${day.day}`
}

/** The steps of getting started that are still open. */
export async function firstSteps({ req, user, isOnboardingSent, openDeals }: Asker): Promise<ActionItem[]> {
  const [ideas, products] = await Promise.all([
    countOwn(req, 'vision-board', user),
    countOwn(req, 'products', user),
  ])
  const count = openDeals.length
  const items: (ActionItem | false)[] = [
    !isOnboardingSent && {
      kind: 'onboarding',
      title: 'Finish onboarding',
      note: 'Five steps, about two minutes.',
      href: screenHref('onboarding'),
    },
    !user.email && {
      kind: 'email',
      title: 'Add your e-mail',
      note: 'A forgotten password is reset by it.',
      href: screenHref('settings'),
    },
    count > 0 && {
      kind: 'deals',
      title: `Read ${count === 1 ? 'the open brand deal' : `${count} open brand deals`}`,
      note: 'Budgets are shown before you write a word.',
      href: screenHref('connect'),
    },
    ideas === 0 && {
      kind: 'idea',
      title: 'Save a first idea',
      note: 'Typed or spoken, in a few seconds.',
      href: screenHref('vision-board'),
    },
    products === 0 && {
      kind: 'product',
      title: 'Add a first product',
      note: 'Only if you sell: it goes to the shop of this site.',
      href: `${screenHref('ecommerce')}?tab=products`,
    },
  ]
  return items.filter((item) => item !== false)
}

async function countOwn(
  req: PayloadRequest,
  collection: 'vision-board' | 'products',
  user: StoredUser,
): Promise<number> {
  const where = { userId: { equals: user.id } }
  const { totalDocs } = await req.payload.count({ collection, where, req, overrideAccess: false })
  return totalDocs
}
