import type { PayloadRequest } from 'payload'
import { contentOf } from '@/domain/schedule/sharedContent'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { Task as StoredTask } from '@/payload-types'
import { DAY_MS } from '@/contracts/core/time'
import { ago, midnight } from './days'
import { seasonIdeas, seasonInProgress, seasonMade, seasonPublished, seasonToDo } from './season'

const TIME_ZONE = 'America/New_York'
const RANK_GAP = 1_024
const POSTS_A_WEEK = 5

/**
 * The creator in full season: twelve weeks of tasks in every state, ideas, a goal, and deals that she applied to.
 * `files` are ids of her media by name.
 */
export async function createSeason(
  req: PayloadRequest,
  userId: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const deals = await applyToDeals(req, userId)
  const ideas = await createIdeas(req, userId)
  const columns = [
    { status: 'todo', tasks: seasonToDo },
    { status: 'in-progress', tasks: seasonInProgress },
    { status: 'done', tasks: [...seasonMade, ...seasonPublished] },
  ] as const
  for (const { status, tasks } of columns) {
    for (const [index, { inDays, deal, idea, time, media = [], alsoOn = [], ...task }] of tasks.entries()) {
      const isPublished = seasonPublished.some(({ title }) => title === task.title)
      const data: Omit<StoredTask, 'id' | 'createdAt' | 'updatedAt'> = {
        disclosure: 'none',
        ...task,
        userId,
        mediaIds: media.flatMap((name) => files.get(name) ?? []),
        status,
        rank: index * RANK_GAP,
        date: inDays === undefined ? null : midnight(inDays).slice(0, 10),
        time: time ?? null,
        timeZone: time ? TIME_ZONE : null,
        dealId: deal ? (deals.get(deal) ?? null) : null,
        ideaId: idea ? (ideas.get(idea) ?? null) : null,
        publishedAt: isPublished ? ago(-(inDays ?? 0) * DAY_MS) : null,
        publishedUrl: isPublished ? `https://posts.example.com/sol/${index}` : null,
        version: 1,
      }
      const postId = alsoOn.length > 0 ? await createPost(req, data) : null
      for (const platform of [task.platform, ...alsoOn]) {
        const card = { ...data, platform, postId }
        await req.payload.create({ collection: 'tasks', data: card, depth: 0, req })
      }
    }
  }
  await req.payload.create({
    collection: 'onboarding',
    data: {
      userId,
      submittedAt: ago(60 * DAY_MS),
      fullName: 'Sol Marín',
      email: 'sol@example.com',
      brandName: 'Sol',
      niche: 'Slow living on film',
      followerGoal: 50_000,
      revenueGoal: 4_000,
      contentGoal: POSTS_A_WEEK,
    },
    depth: 0,
    req,
  })
  await makeOwn(req, userId, 'schedule')
}

/** What the cards of a post share; returns its id. */
async function createPost(req: PayloadRequest, task: Partial<StoredTask>): Promise<string> {
  const { userId, title = '', disclosure = 'none' } = task
  const data = { ...contentOf(task), title, disclosure, userId: userId ?? '', version: 1 }
  const { id } = await req.payload.create({ collection: 'posts', data, depth: 0, req })
  return id
}

/** Applies to the deals that tasks are linked to; returns their ids by company. */
async function applyToDeals(req: PayloadRequest, userId: string): Promise<Map<string, string>> {
  const wanted = [...seasonToDo, ...seasonInProgress].flatMap(({ deal }) => deal ?? [])
  const { docs } = await req.payload.find({
    collection: 'brand-deals',
    where: { companyName: { in: wanted } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id } of docs) {
    const sent = { status: 'pending' as const, at: ago(9 * DAY_MS) }
    const data = {
      brandDealId: id,
      userId,
      status: 'approved' as const,
      applicationMessage: 'Linen is what I wear from March to November.',
      createdAt: sent.at,
      history: [sent, { status: 'approved' as const, at: ago(6 * DAY_MS) }],
    }
    await req.payload.create({ collection: 'brand-deal-applications', data, depth: 0, req })
  }
  return new Map(docs.map(({ id, companyName }) => [companyName, id]))
}

/** Returns the ids of her ideas by title. */
async function createIdeas(req: PayloadRequest, userId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [index, { title, content, isPromoted }] of seasonIdeas.entries()) {
    const status = isPromoted ? ('promoted-to-task' as const) : ('idea' as const)
    const data = {
      title,
      content,
      type: 'text' as const,
      status,
      userId,
      createdAt: ago((index + 2) * DAY_MS),
    }
    const { id } = await req.payload.create({ collection: 'vision-board', data, depth: 0, req })
    ids.set(title, id)
  }
  return ids
}
