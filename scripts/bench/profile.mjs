/** What jobs read meanwhile, and what every call reads of itself. */
const ASIDE = /\.(payload-jobs|payload-kv|rate-limits|runner-lease\w*|leases|system\.profile)$/
const PROFILE_BYTES = 64 * 2 ** 20

/**
 * Runs something twice with MongoDB's profiler on, and takes the run that read less, as a job may read beside one.
 * Resolves with the documents `examined` and `returned`, those of counts and sums apart (`counted`), and the `worst`
 * collection.
 */
export async function examinedBy(db, run) {
  const runs = [await profiled(db, run), await profiled(db, run)]
  return runs.toSorted((one, other) => one.examined + one.counted - other.examined - other.counted)[0]
}

async function profiled(db, run) {
  await db.command({ profile: 0 })
  await db.dropCollection('system.profile').catch(() => undefined)
  await db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES })
  await db.command({ profile: 2 })
  try {
    await run()
  } finally {
    await db.command({ profile: 0 })
  }
  const operations = await db
    .collection('system.profile')
    .find({ docsExamined: { $exists: true } })
    .toArray()
  const own = operations.filter(({ ns }) => !ASIDE.test(ns))
  const reads = own.filter((each) => !isCount(each))
  const worst = reads.toSorted((one, other) => surplus(other) - surplus(one))[0]
  return {
    examined: sum(reads, 'docsExamined'),
    returned: sum(reads, 'nreturned'),
    counted: sum(own.filter(isCount), 'docsExamined'),
    worst: worst?.ns.split('.').at(-1),
  }
}

function isCount({ command }) {
  const stages = Array.isArray(command.pipeline) ? command.pipeline : []
  return Boolean(command.count || command.distinct || stages.some((each) => each.$group || each.$count))
}

function surplus({ docsExamined, nreturned }) {
  return docsExamined - (nreturned ?? 0)
}

function sum(operations, field) {
  return operations.reduce((total, each) => total + (each[field] ?? 0), 0)
}
