'use client'

import { useConfig } from '@payloadcms/ui'
import useSWR from 'swr'
import { request } from '@/components/api/request'
import { type OldName, oldNamesPath } from '@/contracts/editing'
import { useEditing } from './editing/useEditing'

/** Below the brand name: the pages in which a former one still stands, each a link. */
export function OldNames() {
  const { config } = useConfig()
  const revision = useEditing()?.state?.revision ?? 0
  const { data: names = [] } = useSWR<OldName[]>([`/cms-api${oldNamesPath}`, revision], readNames)
  return names.map(({ name, places }) => (
    <p key={name} className="old-names">
      {`“${name}” still stands in: `}
      {places.map(({ label, path }, index) => (
        <span key={label}>
          {index > 0 && ', '}
          <a href={`${config.routes.admin}${path}`}>{label}</a>
        </span>
      ))}
      .
    </p>
  ))
}

async function readNames([url]: [string, number]): Promise<OldName[]> {
  const { names } = (await (await request('GET', url)).json()) as { names: OldName[] }
  return names
}
