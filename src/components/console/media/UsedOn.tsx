'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import useSWR from 'swr'
import { request } from '@/components/api/request'
import type { MediaPlace } from '@/contracts/editing'

/** The pages and lists that show the file, each a link to where it can be taken out (docs/behaviour.md, 9.7). */
export function UsedOn() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { data, error } = useSWR<MediaPlace[], Error>(id ? `/cms-api/media/${id}/places` : null, readPlaces)
  if (!id) return null
  return (
    <section className="used-on" aria-label="Used on">
      <h3>Used on</h3>
      {error && <p>It could not be read where.</p>}
      {!data && !error && <p>Looking…</p>}
      {data?.length === 0 && <p>No page or list shows it. It can be deleted.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map(({ label, path }) => (
            <li key={label}>{path ? <a href={`${config.routes.admin}${path}`}>{label}</a> : label}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function readPlaces(url: string): Promise<MediaPlace[]> {
  const { places } = (await (await request('GET', url)).json()) as { places: MediaPlace[] }
  return places
}
