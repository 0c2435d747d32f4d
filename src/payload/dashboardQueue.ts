import { Types } from 'mongoose'
import type { JobsConfig, Payload, PayloadRequest, TaskConfig } from 'payload'
import { driverCollection } from '@/database/driverCollection'

/** A queue of its own, so that a slow source dashboard does not delay mail. */
export const DASHBOARD_QUEUE = 'dashboard'

/** How often a running job says so. */
const BEAT_MS = 60_000

/** All scheduled tasks may be due in the same minute; Payload would run ten by default. */
export const RUN_AT_ONCE = 50

/** A job that has not beaten for this long was abandoned by a process that ended. */
const ABANDONED_MS = 10 * 60 * 1000

export const everyMinute = schedule('* * * * *')
/** For urgent work that may run twice at once: a killed process delays it by two minutes. */
export const everyMinuteAtLeast = schedule('* * * * *', 2 * 60 * 1000)
/** Clocks differ from UTC by quarters of an hour. */
export const everyQuarter = schedule('*/15 * * * *')
export const everyHour = schedule('17 * * * *')
export const everyNight = schedule('43 3 * * *')

type Schedule = NonNullable<TaskConfig['schedule']>[number]
type AutoRun = NonNullable<JobsConfig['autoRun']>

/** Adds the runner of the dashboard's queue to the site's runners. */
export function withDashboardRunner(given: AutoRun = []): AutoRun {
  return async (payload: Payload) => [
    ...(typeof given === 'function' ? await given(payload) : given),
    { queue: DASHBOARD_QUEUE, cron: '* * * * *', limit: RUN_AT_ONCE, silent: { info: true, error: false } },
  ]
}

/** A task that says every minute that it is still running, however long it takes. */
export function withHeartbeat(task: TaskConfig): TaskConfig {
  const { handler } = task
  if (typeof handler !== 'function') return task
  return {
    ...task,
    handler: async (args) => {
      const timer = setInterval(() => void beat(args.req.payload, args.job.id), BEAT_MS)
      try {
        return await handler(args)
      } finally {
        clearInterval(timer)
      }
    },
  }
}

async function beat(payload: Payload, jobId: string | number): Promise<void> {
  try {
    await driverCollection({ payload }, 'payload-jobs').updateOne(
      { _id: new Types.ObjectId(String(jobId)) },
      { $set: { updatedAt: new Date() } },
    )
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'A job could not say that it is running' })
  }
}

function schedule(cron: string, abandonedMs = ABANDONED_MS): Schedule {
  return {
    cron,
    queue: DASHBOARD_QUEUE,
    hooks: {
      // Payload queues no second job while one runs, so an abandoned one would block all later ones.
      beforeSchedule: async (args) => {
        await dropAbandoned(args.req, args.queueable.taskConfig?.slug ?? '', abandonedMs)
        return args.defaultBeforeSchedule(args)
      },
    },
  }
}

async function dropAbandoned(req: PayloadRequest, task: string, abandonedMs: number): Promise<void> {
  const before = new Date(Date.now() - abandonedMs).toISOString()
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { queue: { equals: DASHBOARD_QUEUE } },
        { taskSlug: { equals: task } },
        { processing: { equals: true } },
        { updatedAt: { less_than: before } },
      ],
    },
    req,
  })
}
