import { SetDocumentStepNav } from '@payloadcms/ui'
import type { ClientField, DocumentViewServerProps, Payload } from 'payload'
import { type Values, leavesOf } from '@/components/console/editing/pageFields'
import { type PageVersion, VersionList } from '@/components/console/versions/VersionList'
import { changesBetween } from '@/components/console/versions/changesBetween'
import { comparedWith } from '@/components/console/versions/comparedWith'
import { nameOf } from '@/plugins/pageEditing/pageState'

const PER_PAGE = 20

/** The versions of a page: when, by whom, and what each of them changed (docs/behaviour.md, 9.6). */
export async function PageVersions({ initPageResult, searchParams, payload, user }: DocumentViewServerProps) {
  const global = initPageResult.globalConfig
  if (!global) return null
  const slug = global.slug
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const asCaller = { slug, depth: 0, sort: '-updatedAt', user, overrideAccess: false } as const
  const found = await payload.findGlobalVersions({ ...asCaller, limit: PER_PAGE, page })
  const [oldest] = found.docs.slice(-1)
  const isEarlier = { updatedAt: { less_than: oldest?.updatedAt ?? new Date(0).toISOString() } }
  const isPublished = { 'version._status': { equals: 'published' } }
  const [before, liveBefore, live] = await Promise.all([
    payload.findGlobalVersions({ ...asCaller, limit: 1, where: isEarlier }),
    payload.findGlobalVersions({ ...asCaller, limit: 1, where: { and: [isEarlier, isPublished] } }),
    payload.findGlobalVersions({ ...asCaller, limit: 1, where: isPublished }),
  ])
  // The texts of fields are those of the form; a list counts as one field.
  const leaves = leavesOf(global.fields as unknown as ClientField[])
  const docs = [...found.docs, ...before.docs, ...liveBefore.docs]
  const versions = await Promise.all(
    found.docs.map(async ({ id, updatedAt, version }, index): Promise<PageVersion> => {
      const values = version as unknown as Values
      const older = comparedWith(docs, index)
      // What Payload compares a version with by itself is the one before it.
      const isOwnChoice = !older || older !== docs[index + 1]
      const other = older ?? [live.docs[0], found.docs[0]].find((each) => each?.id !== id)
      return {
        id,
        at: updatedAt,
        by: await namesOf(payload, values),
        state: stateOf(values._status, id === live.docs[0]?.id),
        changes: older ? changesBetween(leaves, older.version as unknown as Values, values) : null,
        ...(isOwnChoice && other && { comparedWith: other.id }),
      }
    }),
  )
  const { admin } = payload.config.routes
  return (
    <>
      <SetDocumentStepNav globalSlug={slug} pluralLabel={global.label} view="Versions" />
      <VersionList
        global={slug}
        href={`${admin}/globals/${slug}`}
        versions={versions}
        page={page}
        pages={found.totalPages}
      />
    </>
  )
}

/** All who wrote a version, the last one last; one that is older than the list of them names whoever saved it. */
async function namesOf(payload: Payload, { writtenBy, changedBy }: Values): Promise<string | null> {
  const ids: unknown[] = Array.isArray(writtenBy) && writtenBy.length > 0 ? writtenBy : [changedBy]
  const names = await Promise.all(ids.map((id) => nameOf(payload, id)))
  return names.filter(Boolean).join(', ') || null
}

function stateOf(status: unknown, isLive: boolean): PageVersion['state'] {
  if (isLive) return 'live'
  return status === 'published' ? 'wasLive' : 'draft'
}
