import type { SanitizedCollectionConfig, SanitizedGlobalConfig, ServerProps } from 'payload'
import { isAdmin } from '@/access/roles'
import type { User as StoredUser } from '@/payload-types'
import { listUrl, waitingForAdmins, whereOf } from './waiting'

/**
 * The console's home: pending work, each entry a link to the filtered list; for editors, everything they may
 * edit.
 */
export async function PendingWork({ payload, user }: ServerProps) {
  const person = user as unknown as StoredUser | null
  return (
    <section className="console-home" aria-labelledby="console-home-title">
      <h1 id="console-home-title">{greeting(person)}</h1>
      {isAdmin(person) ? <Decisions payload={payload} user={user} /> : <Marketing payload={payload} />}
      <p className="console-home-site">
        <a href="/" target="_blank" rel="noopener">
          Open the site
        </a>
      </p>
    </section>
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

function Marketing({ payload }: Pick<ServerProps, 'payload'>) {
  const { collections, globals, routes } = payload.config
  const pages = globals.filter(isMarketing).map(({ slug, label, admin }) => ({
    href: `${routes.admin}/globals/${slug}`,
    label,
    description: admin.description,
  }))
  const lists = collections.filter(isMarketing).map(({ slug, labels, admin }) => ({
    href: `${routes.admin}/collections/${slug}`,
    label: labels.plural,
    description: admin.description,
  }))
  return (
    <ul className="console-pages" aria-label="Marketing">
      {[...pages, ...lists].map(({ href, label, description }) => (
        <li key={href}>
          <a href={href}>
            <b>{label as string}</b>
            <span>{description as string}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function isMarketing({ admin }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return admin.group === 'Marketing'
}

function greeting(person: StoredUser | null): string {
  return `Hello, ${person?.firstName || person?.username}`
}
