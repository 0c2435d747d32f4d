'use client'

import {
  type ConversationDetails,
  assignConversation,
  blockConversation,
  getConversation,
  listConversations,
  reopenConversation,
  resolveConversation,
} from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { lazyDialog } from '../../api/lazyDialog'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { MenuEntry } from '../../ui/MenuBox'
import { RowMenu } from '../../ui/RowMenu'
import { useIsClosed } from './useIsClosed'

const ReportForm = lazyDialog(async () => (await import('./ReportForm')).ReportForm)

const shown = {
  refresh: [listConversations, getConversation],
  showsServerText: true,
  gone: CHAT_TEXTS.gone,
}

type Props = { details: ConversationDetails; userId: string; onOpen: (id: string) => void }

/** What can be done with a conversation: resolve and open again; its menu has the rest. */
export function ThreadActions({ details, userId, onOpen }: Props) {
  const { id, version, state, kind, isResolvable, lastSeq, team } = details
  const stateFailed = { ...shown, failure: CHAT_TEXTS.stateFailed }
  const resolve = useSend(resolveConversation, { ...stateFailed, success: { title: CHAT_TEXTS.resolved } })
  const reopen = useSend(reopenConversation, { ...stateFailed, success: { title: CHAT_TEXTS.reopened } })
  const assign = useSend(assignConversation, { ...shown, failure: CHAT_TEXTS.assignFailed })
  const isOpen = state === 'open'
  const change = () =>
    isOpen
      ? resolve.run({ params: { id }, body: { version, seq: lastSeq } })
      : reopen.run({ params: { id }, body: { version } })
  const isMine = team?.assignee?.id === userId
  const assignTo = (assigneeId: string | null) =>
    void assign.run({ params: { id }, body: { version, assigneeId } })
  const isClosed = useIsClosed(details)
  return (
    <>
      {!isOpen && <Badge tone="glass">Resolved</Badge>}
      {isResolvable && !isClosed && (
        <Button
          variant="line"
          size="small"
          icon={isOpen ? 'check' : undefined}
          isPending={resolve.isPending || reopen.isPending}
          pendingText={isOpen ? 'Resolving…' : 'Reopening…'}
          onPress={() => void change()}
        >
          {isOpen ? 'Resolve' : 'Reopen'}
        </Button>
      )}
      {team && (
        <RowMenu
          label="More about this conversation"
          items={() => [
            isMine
              ? { id: 'free', label: 'Look after it no more', icon: 'user', onAction: () => assignTo(null) }
              : { id: 'mine', label: 'Assign to me', icon: 'user', onAction: () => assignTo(userId) },
          ]}
        />
      )}
      {kind === 'collab' && <PersonMenu details={details} onOpen={onOpen} />}
    </>
  )
}

/** Block and report, between two creators. */
function PersonMenu({ details: { id, name, isBlocked }, onOpen }: Omit<Props, 'userId'>) {
  const unblock = useSend(blockConversation, {
    ...shown,
    success: { title: CHAT_TEXTS.unblocked },
    failure: CHAT_TEXTS.blockFailed,
  })
  return (
    <ReportForm
      conversationId={id}
      name={name}
      onReported={onOpen}
      button={(report) => (
        <SendAfterQuestion
          {...shown}
          title={`Block ${name}?`}
          confirmLabel="Block"
          pendingLabel="Blocking..."
          send={() => send(blockConversation, { params: { id }, body: { isBlocked: true } })}
          success={{ title: CHAT_TEXTS.blocked }}
          failure={CHAT_TEXTS.blockFailed}
          button={(ask) => (
            <RowMenu
              label="More about this conversation"
              items={(): MenuEntry[] => [
                { id: 'report', label: `Report ${name}`, icon: 'flag', onAction: report },
                isBlocked
                  ? {
                      id: 'unblock',
                      label: 'Stop blocking',
                      icon: 'minus',
                      onAction: () => void unblock.run({ params: { id }, body: { isBlocked: false } }),
                    }
                  : { id: 'block', label: `Block ${name}`, icon: 'x', isDanger: true, onAction: ask },
              ]}
            />
          )}
        >
          Neither of you can write here then. They are not told; you can stop it at any time.
        </SendAfterQuestion>
      )}
    />
  )
}
