'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { type ConversationDetails, getConversation, listConversations } from '@/contracts/chat/conversations'
import { type Message, listMessages, readConversation } from '@/contracts/chat/messages'
import { send } from '../../api/request'
import { useLoad } from '../../api/useLoad'
import { useRefresh } from '../../api/useRefresh'
import { useNews } from '../../dashboard/useNews'
import { gapAfter, joined } from './joined'

const FOLLOWED = [listMessages, getConversation]

export type Thread = {
  details: ConversationDetails | undefined
  messages: readonly Message[]
  load: { error: unknown; isLoading: boolean; reload: () => Promise<unknown> }
  /** Loads earlier messages; null when the first one is here. */
  loadEarlier: (() => Promise<void>) | null
  /** How far the caller had read when the conversation was opened; null until that is known. */
  readBefore: number | null
}

/** A conversation's messages: the last ones, kept up to date, and earlier ones as they are asked for. */
export function useThread(id: string): Thread {
  const params = { id }
  const latest = useLoad(listMessages, { params, revalidateOnMount: true })
  const { data: details, error } = useLoad(getConversation, { params, revalidateOnMount: true })
  const [others, setOthers] = useState<readonly Message[]>([])
  const [page, setPage] = useState<readonly Message[]>()
  // What was shown stays when the last page moves on; messages between are asked for.
  if (latest.data && latest.data !== page) {
    setPage(latest.data)
    setOthers((known) => joined(known, latest.data ?? []))
  }
  const messages = useMemo(() => joined(others, latest.data ?? []), [others, latest.data])
  useNews(FOLLOWED)

  const gap = gapAfter(messages)
  useEffect(() => {
    if (gap === null) return
    const add = (news: Message[]) => setOthers((known) => joined(known, news))
    // What fails is asked for again with the next news.
    send(listMessages, { params: { id }, query: { after: String(gap) } }).then(add, () => undefined)
  }, [id, gap, latest.data])

  const first = messages[0]?.seq ?? 1
  async function loadEarlier(): Promise<void> {
    const earlier = await send(listMessages, { params, query: { before: String(first) } })
    setOthers((known) => joined(earlier, known))
  }
  const [readBefore, setReadBefore] = useState<number | null>(null)
  if (readBefore === null && details) setReadBefore(details.readSeq)
  useReading(id, messages.at(-1)?.seq ?? 0, details !== undefined)
  return {
    details,
    messages,
    load: { error: latest.error ?? error, isLoading: latest.isLoading, reload: latest.reload },
    loadEarlier: first > 1 ? loadEarlier : null,
    readBefore,
  }
}

/** Marks the conversation as read up to what is shown, while the page is visible. */
function useReading(id: string, lastSeq: number, isKnown: boolean): void {
  const refresh = useRefresh()
  const told = useRef(0)
  useEffect(() => {
    async function tell(): Promise<void> {
      if (!isKnown || document.visibilityState !== 'visible' || told.current >= lastSeq) return
      told.current = lastSeq
      try {
        await send(readConversation, { params: { id }, body: { seq: lastSeq } })
        await refresh([listConversations])
      } catch {
        // Told again with the next message, or when the page is seen again.
        told.current = 0
      }
    }
    void tell()
    const again = () => void tell()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [id, lastSeq, isKnown, refresh])
}
