import { createLocalReq, type Payload, type SanitizedConfig, type TaskConfig } from 'payload'
import { EDITING_TEXTS } from '@/contracts/editing'
import { notify } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import { faultsIn } from './faultsIn'

type Input = { global?: string | null; user?: { value?: unknown } | null }

/**
 * Makes a scheduled publication that fails say why, in words for editors: its job keeps them for the status bar, and
 * whoever set the time is notified (docs/behaviour.md, 9.6).
 */
export function tellOfFailedSchedules(config: SanitizedConfig): SanitizedConfig {
  config.jobs.tasks = config.jobs.tasks?.map((task) =>
    task.slug === 'schedulePublish' ? telling(task) : task,
  )
  return config
}

function telling(task: TaskConfig): TaskConfig {
  const { handler } = task
  if (typeof handler !== 'function') return task
  return {
    ...task,
    handler: async (args) => {
      try {
        return await handler(args)
      } catch (error) {
        const { payload } = args.req
        const faults = faultsIn(error)
        if (!faults) payload.logger.error({ err: error, msg: 'A scheduled publication failed' })
        const reason = faults ?? EDITING_TEXTS.failedWithoutReason
        await tell(payload, args.input as Input, String(args.job.id), reason)
        throw new Error(reason, { cause: error })
      }
    },
  }
}

async function tell(payload: Payload, { global, user }: Input, jobId: string, reason: string): Promise<void> {
  const page = payload.globals.config.find(({ slug }) => slug === global)
  if (!page || typeof user?.value !== 'string') return
  const userId = user.value
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () =>
    notify(req, {
      userId,
      kind: 'reminder',
      dedupeKey: `not-published:${jobId}`,
      title: `Not published: ${page.label as string}`,
      body: reason,
      href: `/admin/globals/${page.slug}`,
    }),
  )
}
