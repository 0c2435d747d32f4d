'use client'

import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import {
  TRASH_DAYS,
  TRASH_TEXTS,
  type TrashEntry,
  listTrash,
  purgeFromTrash,
  restoreFromTrash,
} from '@/contracts/trash'
import { OpenOnMount } from '../api/OpenOnMount'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'
import { useUrlText } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { IconButton } from '../ui/IconButton'
import { LocalDay } from '../ui/LocalDay'
import { WhenLoaded } from '../ui/WhenLoaded'

const CHANGED = [listTrash]
const KIND_LABELS: Record<string, string> = { task: 'Task', media: 'File', folder: 'Folder' }

/** What was deleted in the last 30 days, to restore or to delete for good (docs/behaviour.md, 8.7). */
export function TrashDialog() {
  const [isOpen, setOpen] = useState(false)
  const [shown] = useUrlText('show')
  return (
    <Line>
      <p className="subtle">Deleted something? It can be restored for {TRASH_DAYS} days.</p>
      <Button size="small" variant="line" onPress={() => setOpen(true)}>
        Recently deleted
      </Button>
      {shown === 'deleted' && <OpenOnMount open={() => setOpen(true)} />}
      <Dialog title="Recently deleted" isOpen={isOpen} onOpenChange={setOpen}>
        <TrashList />
      </Dialog>
    </Line>
  )
}

function TrashList() {
  const trash = useLoad(listTrash, { revalidateOnMount: true })
  const list = useRef<HTMLDivElement>(null)
  const focusList = () => list.current?.focus()
  return (
    <Frame ref={list} tabIndex={-1}>
      <p className="subtle">What you delete stays here for {TRASH_DAYS} days.</p>
      <WhenLoaded load={trash} text="Loading what was deleted..." failure={TRASH_TEXTS.notLoaded}>
        {() =>
          trash.data?.length === 0 ? (
            <p className="muted">Nothing was deleted in the last {TRASH_DAYS} days.</p>
          ) : (
            <ul>
              {trash.data?.map((entry) => (
                <TrashRow key={entry.id} entry={entry} onDone={focusList} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </Frame>
  )
}

function TrashRow({ entry: { kind, id, title, until }, onDone }: { entry: TrashEntry; onDone: () => void }) {
  const restore = useSend(restoreFromTrash, {
    refresh: CHANGED,
    success: { title: TRASH_TEXTS.restored, description: title },
    failure: TRASH_TEXTS.restoreFailed,
    showsServerText: true,
    gone: TRASH_TEXTS.gone,
  })

  async function run(): Promise<void> {
    if (await restore.run({ params: { kind, id } })) onDone()
  }
  return (
    <li>
      <span>
        {title}
        <small>
          {KIND_LABELS[kind]} until <LocalDay iso={until} />
        </small>
      </span>
      <Button
        size="small"
        variant="line"
        aria-label={`Restore ${title}`}
        isPending={restore.isPending}
        pendingText="Restoring..."
        onPress={() => void run()}
      >
        Restore
      </Button>
      <SendAfterQuestion
        button={(ask) => (
          <IconButton icon="trash" size="small" label={`Delete ${title} for good`} onPress={ask} />
        )}
        title={`Delete ${title} for good?`}
        confirmLabel="Delete for good"
        pendingLabel="Deleting..."
        cancelLabel="Keep it"
        send={() => send(purgeFromTrash, { params: { kind, id } })}
        refresh={[listTrash]}
        success={({ message }) => ({ title: message, description: title })}
        failure={TRASH_TEXTS.purgeFailed}
        gone={TRASH_TEXTS.gone}
        onDone={onDone}
      >
        It cannot be restored afterwards.
      </SendAfterQuestion>
    </li>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  justify-content: space-between;
`

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
  outline: none;

  li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 3.25rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  li > span:first-child {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--ink-3);
  }
`
