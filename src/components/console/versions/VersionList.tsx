'use client'

import { format } from 'date-fns/format'
import { useBrowserValue } from '@/components/ui/useBrowserValue'
import { BringBack } from './BringBack'
import type { Change } from './changesBetween'

export type PageVersion = {
  id: string
  /** ISO text. */
  at: string
  by: string | null
  state: 'live' | 'wasLive' | 'draft'
  /** Null for the first version of all. */
  changes: Change[] | null
  /** The version to compare it with, where that is not the one before it. */
  comparedWith?: string
}

type VersionListProps = {
  global: string
  /** Of the page's form. */
  href: string
  versions: readonly PageVersion[]
  page: number
  pages: number
}

const STATES = { live: 'Live now', wasLive: 'Was live', draft: 'Draft' } as const
/** How many changes a row shows. */
const SHOWN = 4

/** The versions of a page, newest first; each leads to what it changed, and older ones can be brought back. */
export function VersionList({ global, href, versions, page, pages }: VersionListProps) {
  if (versions.length === 0)
    return <main className="page-versions">Nothing has been changed on this page yet.</main>
  return (
    <main className="page-versions">
      <ol aria-label="Versions, newest first">
        {versions.map((version, index) => (
          <li key={version.id}>
            <a href={`${href}/versions/${version.id}${comparison(version)}`}>
              <Moment id={momentId(version)} at={version.at} />
            </a>
            <span className="page-version-by">{version.by ?? 'The shipped copy'}</span>
            <span className="page-version-state" data-state={version.state}>
              {STATES[version.state]}
            </span>
            <Changes changes={version.changes} />
            {/* The newest one is what the form shows. */}
            {(page > 1 || index > 0) && (
              <BringBack global={global} version={version.id} href={href} describedBy={momentId(version)} />
            )}
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label="Pages of versions">
          {page > 1 && <a href={`${href}/versions?page=${page - 1}`}>Newer</a>}
          <span>{`Page ${page} of ${pages}`}</span>
          {page < pages && <a href={`${href}/versions?page=${page + 1}`}>Older</a>}
        </nav>
      )}
    </main>
  )
}

const momentId = ({ id }: PageVersion) => `version-${id}`

/** Compared with nothing, every word of the first version would look new. */
function comparison({ comparedWith }: PageVersion): string {
  return comparedWith ? `?versionFrom=${comparedWith}` : ''
}

/** A moment to the second in the reader's time zone, so that two saves of one minute can be told apart. */
function Moment({ id, at }: { id: string; at: string }) {
  const words = useBrowserValue(() => format(new Date(at), 'EEE d MMM yyyy, HH:mm:ss'), at.slice(0, 10))
  return (
    <time id={id} dateTime={at}>
      {words}
    </time>
  )
}

function Changes({ changes }: Pick<PageVersion, 'changes'>) {
  if (changes === null) return <p>The first version</p>
  if (changes.length === 0) return <p>No word changed</p>
  return (
    <ul>
      {changes.slice(0, SHOWN).map((change) => (
        <li key={change.label}>
          {change.label}
          {'from' in change && (
            <>
              {': '}
              <del>{change.from}</del>
              {' → '}
              <ins>{change.to}</ins>
            </>
          )}
        </li>
      ))}
      {changes.length > SHOWN && <li>{`and ${changes.length - SHOWN} more`}</li>}
    </ul>
  )
}
