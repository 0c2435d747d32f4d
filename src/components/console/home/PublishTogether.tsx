'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { request } from '@/components/api/request'
import { EDITING_TEXTS, type PublishedTogether, publishTogetherPath } from '@/contracts/editing'

type PublishTogetherProps = { pages: readonly { slug: string; label: string }[] }

/** "2 pages have changes not yet live", with one press that publishes all of them or none. */
export function PublishTogether({ pages }: PublishTogetherProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<PublishedTogether['faults']>([])

  async function publish() {
    setBusy(true)
    try {
      const body = { pages: pages.map(({ slug }) => slug) }
      const answer = await request('POST', `/cms-api${publishTogetherPath}`, body)
      const { faults: found } = (await answer.json()) as PublishedTogether
      setFaults(found)
      if (found.length === 0) toast.success('Published. Visitors see all of it now.')
      router.refresh()
    } catch {
      toast.error(EDITING_TEXTS.notTogether)
    }
    setBusy(false)
  }
  const one = pages.length === 1
  return (
    <section className="console-together" aria-label="Not yet live">
      <p>
        <b>{`${pages.length} ${one ? 'page has' : 'pages have'} changes not yet live`}</b>
        <span>{pages.map(({ label }) => label).join(', ')}</span>
      </p>
      <Button size="medium" margin={false} onClick={() => void publish()} disabled={isBusy}>
        {one ? 'Publish' : 'Publish together'}
      </Button>
      {faults.length > 0 && (
        <div role="alert">
          <p>Nothing was published. First:</p>
          <ul>
            {faults.map(({ page, label, message }) => (
              <li key={page}>
                <a href={`/admin/globals/${page}`}>{label}</a>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
