'use client'

import { useState } from 'react'
import { callUrl } from '@/contracts/core/call'
import { type Download, type OrderPage, downloadFile } from '@/contracts/orders/orderPage'
import { failureText } from '../../api/RequestError'
import { request } from '../../api/request'
import { bytesText } from '../../picker/bytesText'
import type { OrderLink } from './useOrder'

const FAILED = 'The file did not come. Please try again in a moment.'

type Props = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

/** The files of a paid order; each says how often it can still be had. */
export function Downloads({ order, link, onChange }: Props) {
  function count(taken: Download): void {
    const downloads = order.downloads.map((each) =>
      each.fileId === taken.fileId ? { ...each, left: Math.max(0, each.left - 1) } : each,
    )
    onChange({ ...order, downloads })
  }
  return (
    <section aria-labelledby="downloads">
      <h2 className="display h3" id="downloads">
        Your files
      </h2>
      <ul className="order-downloads">
        {order.downloads.map((download) => (
          <File key={download.fileId} download={download} link={link} onTaken={() => count(download)} />
        ))}
      </ul>
    </section>
  )
}

type FileProps = { download: Download; link: OrderLink; onTaken: () => void }

function File({ download: { fileId, name, bytes, left }, link, onTaken }: FileProps) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const url = callUrl(downloadFile, { params: { ...link, fileId } })

  async function take(): Promise<void> {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      const answer = await request(downloadFile.method, url)
      save(await answer.blob(), name)
      onTaken()
    } catch (error) {
      setFailure(failureText(error, FAILED))
    } finally {
      setPending(false)
    }
  }
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="subtle">{`${bytesText(bytes)}, ${left === 1 ? 'once' : `${left} times`} more`}</span>
      </div>
      {left > 0 && (
        // Without script the form itself asks for the file.
        <form
          method="post"
          action={url}
          onSubmit={(event) => {
            event.preventDefault()
            void take()
          }}
        >
          <button className="button button-ink" aria-disabled={isPending ? true : undefined}>
            {isPending ? 'Downloading...' : 'Download'}
            <span className="visually-hidden"> {name}</span>
          </button>
        </form>
      )}
      <div className="field-live" aria-live="assertive">
        {failure && <p className="field-error">{failure}</p>}
      </div>
    </li>
  )
}

/** Has the browser keep the bytes as a file of that name. */
function save(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
