'use client'

import { callUrl } from '@/contracts/core/call'
import { type Download, type OrderPage, downloadFile } from '@/contracts/orders/orderPage'
import { request } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { bytesText } from '../../picker/bytesText'
import { fileTitle } from '../../picker/fileTitle'
import { LiveFailure } from '../../ui/native/LiveFailure'
import type { OrderLink } from './useOrder'

const FAILED = 'The file did not come. Please try again in a moment.'

type Props = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

/** The files of a paid order, each with its remaining downloads. */
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
          <File
            key={`${download.lineId} ${download.fileId}`}
            download={download}
            link={link}
            onTaken={() => count(download)}
          />
        ))}
      </ul>
    </section>
  )
}

type FileProps = { download: Download; link: OrderLink; onTaken: () => void }

function File({ download: { fileId, name, bytes, left }, link, onTaken }: FileProps) {
  const { pending, failure, attempt } = useExclusiveAction<'take'>({ failed: FAILED })
  const url = callUrl(downloadFile, { params: { ...link, fileId } })

  const take = () =>
    attempt('take', async () => {
      const answer = await request(downloadFile.method, url)
      save(await answer.blob(), name)
      onTaken()
    })
  return (
    <li>
      <div>
        <b>{fileTitle(name)}</b>
        <span className="subtle">{`${bytesText(bytes)}, ${leftText(left)}`}</span>
      </div>
      {left > 0 && (
        // Without script, submitting the form downloads the file.
        <form
          method="post"
          action={url}
          onSubmit={(event) => {
            event.preventDefault()
            void take()
          }}
        >
          <button className="button button-ink" aria-disabled={pending ? true : undefined}>
            {pending ? 'Downloading...' : 'Download'}
            <span className="visually-hidden"> {fileTitle(name)}</span>
          </button>
        </form>
      )}
      <LiveFailure text={failure} />
    </li>
  )
}

function leftText(left: number): string {
  if (left === 0) return 'not any more: write to the shop if you need it again'
  return left === 1 ? 'once more' : `${left} times more`
}

/** Downloads the bytes as a file of that name. */
function save(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
