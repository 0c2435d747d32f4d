'use client'

import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import { createMessage, listMessages, type Message } from '@/contracts/chat/messages'
import { getConversation, listConversations } from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { RequestError, failureText } from '../../api/RequestError'
import { memoryStore } from '../../api/memoryStore'
import { send } from '../../api/request'
import { useRefresh } from '../../api/useRefresh'
import { uuid } from '../../api/uuid'
import { useKnownInbox } from '../../dashboard/useNews'
import { useEndedSession } from '../../session/useEndedSession'
import { useStable } from '../../ui/useStable'
import { joined } from './joined'

/** A picture that a message will show. */
export type Picture = { id: string; name: string }

/** A message on its way; `failure` says why it is not sent, null while it is being sent. */
export type Outgoing = {
  clientId: string
  content: string
  pictures: readonly Picture[]
  failure: string | null
  /** The connection failed, not the server: it is sent again once the browser is back online. */
  isCutOff: boolean
}

type Box = Readonly<Record<string, readonly Outgoing[]>>
const store = memoryStore<Box>({})
/** One message of a conversation at a time, so that they keep their order. */
const queues = new Map<string, Promise<unknown>>()
const NONE: readonly Outgoing[] = []

function change(id: string, update: (box: readonly Outgoing[]) => readonly Outgoing[]): void {
  store.change((all) => ({ ...all, [id]: update(all[id] ?? NONE) }))
}

function mark(id: string, clientId: string, changes: Partial<Outgoing>): void {
  change(id, (box) => box.map((each) => (each.clientId === clientId ? { ...each, ...changes } : each)))
}

/** Whether one that comes before a message is still kept back by the connection. */
function isBehind(id: string, clientId: string): boolean {
  const box = store.read()[id] ?? NONE
  const at = box.findIndex((each) => each.clientId === clientId)
  return box.slice(0, at).some(({ isCutOff }) => isCutOff)
}

const cutText = () => (navigator.onLine ? 'The connection broke.' : 'You are offline.')

/** The messages of a conversation that are not sent yet, in browser memory, and what can be done with them. */
export function useOutbox(id: string) {
  const waiting = store.useState()[id] ?? NONE
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  const handleEndedSession = useEndedSession()

  async function deliver({ clientId, content, pictures }: Outgoing): Promise<void> {
    // It would overtake what was written before it.
    if (isBehind(id, clientId)) return mark(id, clientId, { failure: cutText(), isCutOff: true })
    try {
      const body = { content, clientId, mediaIds: pictures.map((each) => each.id) }
      const message = await send(createMessage, { params: { id }, body })
      const key = callUrl(listMessages, { params: { id } })
      await mutate<Message[]>(key, (known = []) => joined(known, [message]), { revalidate: false })
      change(id, (box) => box.filter((each) => each.clientId !== clientId))
      void refresh([listConversations, getConversation])
    } catch (error) {
      const isAnswered = error instanceof RequestError
      const failure = isAnswered ? failureText(error, CHAT_TEXTS.sendFailed) : cutText()
      mark(id, clientId, { failure, isCutOff: !isAnswered })
      if (!handleEndedSession(error) && isAnswered) void refresh([getConversation])
    }
  }

  function enqueue(outgoing: Outgoing): void {
    const before = queues.get(id) ?? Promise.resolve()
    queues.set(
      id,
      before.then(() => deliver(outgoing)),
    )
  }

  function sendAgain(outgoing: Outgoing): void {
    mark(id, outgoing.clientId, { failure: null, isCutOff: false })
    enqueue(outgoing)
  }

  const goOn = () => waiting.filter(({ isCutOff }) => isCutOff).forEach(sendAgain)
  useGoingOn(goOn)

  return {
    waiting,
    post: (content: string, pictures: readonly Picture[]): void => {
      const outgoing = { clientId: uuid(), content, pictures, failure: null, isCutOff: false }
      // What waits comes first, so that the order is kept.
      goOn()
      change(id, (box) => [...box, outgoing])
      enqueue(outgoing)
    },
    /** Sends it again under the same name, so that it stands once even if it had arrived; in its order. */
    sendAgain: (outgoing: Outgoing): void => (outgoing.isCutOff ? goOn() : sendAgain(outgoing)),
    drop: ({ clientId }: Outgoing) => change(id, (box) => box.filter((each) => each.clientId !== clientId)),
  }
}

/** How often what the connection kept back is tried again, and how long after the browser is online, in ms. */
const TRY_MS = 15_000
const SETTLE_MS = 1_000

/** Goes on once the connection is back: the browser says so before it is, so news from the server count as well. */
function useGoingOn(goOn: () => void): void {
  const latest = useStable({ goOn: () => navigator.onLine && goOn() })
  const cursor = useKnownInbox()?.cursor
  useEffect(() => void latest.goOn(), [cursor, latest])
  useEffect(() => {
    let pause: number | undefined
    const soon = () => void (pause = window.setTimeout(latest.goOn, SETTLE_MS))
    const timer = setInterval(latest.goOn, TRY_MS)
    window.addEventListener('online', soon)
    return () => {
      clearTimeout(pause)
      clearInterval(timer)
      window.removeEventListener('online', soon)
    }
  }, [latest])
}
