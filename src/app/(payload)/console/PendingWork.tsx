import type { ServerProps } from 'payload'
import { isAdmin } from '@/access/guards'
import type { User as StoredUser } from '@/payload-types'
import { PageTiles } from './PageTiles'
import { LastBackup } from './LastBackup'
import { listUrl, waitingForAdmins, whereOf } from './waiting'

/**
 * The console's home: everything that can be edited, and what is not live yet; for admins first pending work, each
 * entry a link to the filtered list, and the last backup.
 */
export async function PendingWork({ payload, user }: ServerProps) {
  const person = user as unknown as StoredUser | null
  return (
    <main className="console-home" aria-labelledby="console-home-title">
      <h1 id="console-home-title">{greeting(person)}</h1>
      {isAdmin(person) && <Decisions payload={payload} user={user} />}
      {isAdmin(person) && <LastBackup payload={payload} />}
      <PageTiles payload={payload} user={user} />
      <p className="console-home-site">
        <a href="/" target="_blank" rel="noopener">
          Open the site
        </a>
      </p>
    </main>
  )
}

async function Decisions({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const counted = await Promise.all(
    waitingForAdmins().map(async (waiting) => {
      const { collection, label } = waiting
      const where = whereOf(waiting)
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      return { label, totalDocs, href: listUrl(payload.config.routes.admin, waiting) }
    }),
  )
  return (
    <ul className="console-waiting" aria-label="What waits">
      {counted.map(({ label, totalDocs, href }) => (
        <li key={label}>
          <a href={href}>
            <span>{label}</span>
            <b>{totalDocs}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

function greeting(person: StoredUser | null): string {
  return `Hello, ${person?.firstName || person?.username}`
}
