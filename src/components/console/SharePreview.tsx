'use client'

import { useFormFields } from '@payloadcms/ui'
import useSWR from 'swr'
import { request } from '@/components/api/request'
import { useBrowserValue } from '@/components/ui/useBrowserValue'

const LIBRARY = '/cms-api/media'
const SETTINGS = '/cms-api/globals/site-settings?depth=1'
/** What search engines show of a title before they cut it. */
const TITLE_SHOWN = 60

type Picture = { url?: string | null; sizes?: { webp480?: { url?: string | null } } }
type Settings = { brandName?: string; sharing?: { picture?: Picture | null } }

/** How search engines and shared links show the page, as one types (docs/behaviour.md, 9.1). */
export function SharePreview() {
  const title = textOf(useFormFields(([fields]) => fields['meta.title']?.value))
  const description = textOf(useFormFields(([fields]) => fields['meta.description']?.value))
  const own = useFormFields(([fields]) => fields['meta.picture']?.value)
  const host = useBrowserValue(() => window.location.host, '')
  const { data: settings } = useSWR<Settings>(SETTINGS, load)
  const { data: picture } = useSWR<Picture>(typeof own === 'string' ? `${LIBRARY}/${own}` : null, load)
  const shown = typeof own === 'string' ? picture : settings?.sharing?.picture
  const brand = settings?.brandName ?? ''
  const whole = brand ? `${title} — ${brand}` : title
  return (
    <div className="share-preview">
      <section aria-label="Search result">
        <h3>Search result</h3>
        <p className="share-preview-address">{host}</p>
        <p className="share-preview-title">{cut(whole, TITLE_SHOWN)}</p>
        <p>{description}</p>
        {whole.length > TITLE_SHOWN && (
          <p className="share-preview-note">
            {`With the brand name ${whole.length} characters; about ${TITLE_SHOWN} are shown.`}
          </p>
        )}
      </section>
      <section aria-label="Shared link">
        <h3>Shared link</h3>
        <div className="share-preview-card">
          {shown?.url && <img src={shown.sizes?.webp480?.url ?? shown.url} alt="" />}
          <p className="share-preview-address">{host}</p>
          <p className="share-preview-title">{title}</p>
          <p>{description}</p>
        </div>
      </section>
    </div>
  )
}

async function load<T>(url: string): Promise<T> {
  return (await (await request('GET', url)).json()) as T
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
