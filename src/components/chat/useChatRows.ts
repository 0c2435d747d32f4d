'use client'

import { useEffect, useMemo, useState } from 'react'
import { type ChatCategory, type ConversationList, listConversations } from '@/contracts/chat/conversations'
import { useKnownInbox, useNews } from '../dashboard/useNews'
import { usePagedList } from '../layout/usePagedList'
import { useIsOwn } from '../session/useWorkspace'
import { type ChatRow, rowOfConversation, rowOfSample } from './chatRow'
import { useSampleConversations } from './useSampleConversations'

const FOLLOWED = [listConversations]

type Asked = { category: ChatCategory | 'all'; q: string | undefined }

/**
 * The rows of the chat: the user's own conversations, or the samples until the user starts one. Where somebody else
 * writes first, the samples stay beside it until the page is next loaded (docs/behaviour.md, 5.22). On a fresh account
 * nothing is loaded before something of the user's own is stored.
 */
export function useChatRows(start: ConversationList, { category, q }: Asked) {
  const [hasStarted, setStarted] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const wasOwn = useIsOwn('chat') || start.items.length > 0
  const isOwn = wasOwn || hasStarted
  const unread = useKnownInbox()?.unreadMessages ?? 0
  // Somebody else has written to a user whose page shows samples.
  if (unread > 0 && !hasBegun) setBegun(true)
  const isWhole = category === 'all' && !q
  const list = usePagedList(listConversations, {
    query: { ...(category !== 'all' && { category }), ...(q && { q }) },
    isOn: isOwn || hasBegun,
    rendered: isWhole && wasOwn ? start : undefined,
  })
  useNews(FOLLOWED)
  const { samples, ...sampleActions } = useSampleConversations()
  const rows = useMemo<ChatRow[]>(() => {
    const shown = isOwn ? [] : samples.filter((each) => category === 'all' || each.category === category)
    return [...list.items.map(rowOfConversation), ...shown.map(rowOfSample)]
  }, [isOwn, samples, category, list.items])
  return { rows, isOwn, list, samples, ...sampleActions, begin: () => setStarted(true) }
}

/** Opens a conversation that the address names ("?conversation=…"). */
export function useAskedConversation(asked: string, openId: string | null, open: (id: string) => void): void {
  useEffect(() => {
    if (asked && asked !== openId) open(asked)
    // oxlint-disable-next-line react/exhaustive-deps -- only another link is a reason to open another one
  }, [asked])
}
