import { useState } from 'react'
import { styled } from 'styled-components'
import { DOWNLOADS_MAX } from '@/contracts/commerce/downloads'
import type { DeskFile, DeskLine } from '@/contracts/orders/desk'
import { allowDownloads, readDeskOrder } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'

type Props = {
  line: DeskLine
  /** The order's id if more downloads may be allowed, otherwise null. */
  orderId: string | null
}

/** How often the buyer downloaded each file of a line, and a button that allows ten more (docs/behaviour.md, 12.17). */
export function LineFiles({ line, orderId }: Props) {
  if (line.files.length === 0) return null
  const isGiven = line.refundedQuantity < line.quantity
  return (
    <Files>
      {line.files.map((file) => (
        <li key={file.id}>
          <small>{`${file.name}: downloaded ${file.downloads} of ${file.allowed} times`}</small>
          {orderId && isGiven && file.downloads > 0 && (
            <AllowMore file={file} lineId={line.id} orderId={orderId} />
          )}
        </li>
      ))}
    </Files>
  )
}

type AllowMoreProps = { file: DeskFile; lineId: string; orderId: string }

function AllowMore({ file, lineId, orderId }: AllowMoreProps) {
  const [isPending, setPending] = useState(false)
  const attempt = useAttempt({
    refresh: [readDeskOrder],
    success: {
      title: DESK_TEXTS.downloadsAllowed,
      description: `The buyer gets a mail: ${file.name}, ${DOWNLOADS_MAX} times more.`,
    },
    failure: DESK_TEXTS.failed,
    showsServerText: true,
  })
  const isDone = file.allowed - file.downloads >= DOWNLOADS_MAX

  async function allow(): Promise<void> {
    setPending(true)
    const body = { lineId, fileId: file.id }
    // The attempt has shown its toast.
    await attempt(() => send(allowDownloads, { params: { id: orderId }, body })).catch(() => undefined)
    setPending(false)
  }
  return (
    <Button
      variant="line"
      size="small"
      // Not disabled, which would lose the focus.
      isPending={isPending || isDone}
      pendingText={isDone ? 'Ten more allowed' : 'Allowing...'}
      aria-label={isDone ? `Ten more allowed: ${file.name}` : `Allow ten more downloads of ${file.name}`}
      onPress={() => void allow()}
    >
      Allow ten more
    </Button>
  )
}

const Files = styled.ul`
  display: grid;
  gap: 0.5rem;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  small {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
