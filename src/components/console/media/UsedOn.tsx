'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import useSWR from 'swr'
import { request } from '@/components/api/request'
import type { LibraryUse } from '@/contracts/editing'
import { type Look, lookText } from './MediaLook'
import { NewFile } from './NewFile'

type File = Look & { alt?: string; updatedAt?: string }

/**
 * What the file is, in words, the pages and lists that show it, each a link to where it can be taken out, and what puts
 * another file in its place everywhere (docs/behaviour.md, 9.7).
 */
export function UsedOn() {
  const { id, data: file } = useDocumentInfo() as { id?: string; data?: File }
  const { config } = useConfig()
  const url = id ? `/cms-api/media/${id}` : null
  // A crop replaces the file, too, when the form is saved.
  const key = url && ([url, file?.updatedAt] as const)
  const { data, error, mutate } = useSWR<LibraryUse, Error>(key, ([of]: [string]) => readUse(of))
  if (!url) return null
  const addressOf = (path: string) => `${config.routes.admin}${path}`
  const replace = async (by: string) => {
    await request('POST', `${url}/replacement`, { by })
    await mutate()
  }
  return (
    <section className="used-on" aria-label="Used on">
      {file && <p>{lookText(file)}</p>}
      {data?.replacedBy && (
        <output className="page-notice">
          Another file is in the place of this one:{' '}
          <a href={addressOf(`/collections/media/${data.replacedBy}`)}>look at it</a>. Pages show it in their
          drafts; visitors see this one until you publish.
        </output>
      )}
      <h2>Used on</h2>
      {error && <p>It could not be read where.</p>}
      {!data && !error && <p>Looking…</p>}
      {data?.places.length === 0 && <p>No page or list shows it. It can be deleted.</p>}
      {data && data.places.length > 0 && (
        <ul>
          {data.places.map(({ label, path }) => (
            <li key={label}>{path ? <a href={addressOf(path)}>{label}</a> : label}</li>
          ))}
        </ul>
      )}
      {data && !data.replacedBy && (
        <NewFile
          label="Replace it everywhere"
          accept={file?.mimeType?.startsWith('video/') ? 'video/*' : 'image/*'}
          formerAlt={file?.alt ?? ''}
          onStored={replace}
        />
      )}
    </section>
  )
}

async function readUse(url: string): Promise<LibraryUse> {
  return (await (await request('GET', `${url}/places`)).json()) as LibraryUse
}
