'use client'

import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { CHAT_CATEGORY_LABELS, type ConversationDetails } from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { screenHref } from '@/contracts/screens'
import { useSession } from '../../session/useSession'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { LinkButton } from '../../ui/LinkButton'
import { LoadingText } from '../../ui/LoadingText'
import { NewConversation } from '../NewConversation'
import { PaneFrame } from '../PaneFrame'
import { Composer } from './Composer'
import { SavedReplies } from './SavedReplies'
import { ThreadActions } from './ThreadActions'
import { ThreadLog } from './ThreadLog'
import { EarlierLine, OfflineLine, ResolvedNote, TeamLine } from './ThreadNotes'
import { useIsClosed } from './useIsClosed'
import { useOutbox } from './outbox'
import { useThread } from './useThread'

type Props = {
  id: string
  /** The other side, as far as the list knows it. */
  name: string
  onBack: () => void
  /** Opens another conversation. */
  onOpen: (id: string) => void
}

/** A stored conversation: its messages, and the field to write in (docs/behaviour.md, 4.19). */
export function ThreadPane({ id, name, onBack, onOpen }: Props) {
  const { user } = useSession()
  const thread = useThread(id)
  const outbox = useOutbox(id)
  const isOffline = useIsOffline()
  const { details, messages, load } = thread
  const isTeam = Boolean(details?.team)
  const continuesId = details?.continuesId
  const shownName = details?.name ?? name
  const isOver = useIsClosed(details)
  const field =
    isOver && details ? (
      <ContinueBar details={details} onOpen={onOpen} />
    ) : (
      <Composer
        id={id}
        placeholder={details?.state === 'resolved' ? 'Write, and it opens again' : `Write to ${shownName}`}
        tools={isTeam ? (draft, setDraft) => <SavedReplies draft={draft} onChoose={setDraft} /> : undefined}
        onSend={outbox.post}
      />
    )
  const log = load.isLoading ? (
    <LoadingText>Loading messages...</LoadingText>
  ) : (
    <ThreadLog
      id={id}
      isTeam={isTeam}
      messages={messages}
      loadEarlier={thread.loadEarlier}
      readBefore={thread.readBefore}
      waiting={outbox.waiting}
      onAgain={outbox.sendAgain}
      onDrop={outbox.drop}
    />
  )
  return (
    <PaneFrame
      name={shownName}
      about={details && aboutOf(details)}
      actions={details && <ThreadActions details={details} userId={user?.id ?? ''} onOpen={onOpen} />}
      onBack={onBack}
    >
      {isOffline && <OfflineLine />}
      {details && <TeamLine team={details.team} userId={user?.id ?? ''} />}
      {continuesId && <EarlierLine onOpen={() => onOpen(continuesId)} />}
      {Boolean(load.error) && messages.length === 0 ? (
        <ErrorNote onRetry={load.reload}>{CHAT_TEXTS.messagesNotLoaded}</ErrorNote>
      ) : (
        log
      )}
      {details && <ResolvedNote details={details} />}
      {details?.isBlocked ? (
        <Blocked>{`You have blocked ${shownName}. Neither of you can write here.`}</Blocked>
      ) : (
        field
      )}
    </PaneFrame>
  )
}

const Blocked = styled.p`
  padding: 1rem 1.25rem;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
`

/** In place of the field to write in, once nothing opens the conversation again. */
function ContinueBar({ details, onOpen }: { details: ConversationDetails; onOpen: (id: string) => void }) {
  if (details.kind === 'collab') {
    return (
      <LinkButton
        variant="primary"
        icon="plus"
        href={`${screenHref('connect')}?tab=requests&requests=creators`}
      >
        New request
      </LinkButton>
    )
  }
  return (
    <NewConversation
      continues={details}
      onStarted={onOpen}
      button={(open) => (
        <Button variant="primary" icon="plus" onPress={open}>
          New conversation
        </Button>
      )}
    />
  )
}

function aboutOf({ subject, category, kind, state }: ConversationDetails): string {
  const what = kind === 'collab' ? 'Collaboration' : CHAT_CATEGORY_LABELS[category]
  return `${subject}. ${what}, ${state}`
}

/** Whether the browser knows that it is offline. */
function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
