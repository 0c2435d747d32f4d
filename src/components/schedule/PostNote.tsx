'use client'

import { TASK_PLATFORMS, TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { getPost } from '@/contracts/schedule/posts'
import type { SharedField } from '@/contracts/schedule/tasks'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { Menu } from '../ui/Menu'
import { useBoardActions } from './BoardContext'
import type { Card } from './card'
import { cardsOfPost } from './postMates'

/** That a card is one of several of a post, what is its own, and the way to what all share. */
export function PostNote({ card, onEditAll }: { card: Card; onEditAll: () => void }) {
  const { currentCards, editPost, save } = useBoardActions()
  const { postId } = card
  const count = cardsOfPost(card, currentCards()).length
  const post = useLoad(getPost, { params: { id: postId ?? '' }, isOn: card.own.length > 0 })
  if (postId === null || count < 2) return null
  const shared = post.data
  return (
    <div className="callout">
      <span>
        {`One of ${count} channels. What you change here is for ${TASK_PLATFORM_LABELS[card.platform]} alone. `}
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            onEditAll()
            editPost(postId)
          }}
        >
          {`Edit all ${count}`}
        </Button>
        {card.own.map((name) => (
          <span key={name}>
            {` Own ${OWN_WORDS[name]}. `}
            {shared && (
              <Button
                size="small"
                variant="quiet"
                onPress={() => {
                  const part = name === 'time' ? { timeZone: shared.timeZone } : {}
                  void save(card, () => ({ [name]: shared[name], ...part })).then(onEditAll, () => undefined)
                }}
              >
                Take the shared one again
              </Button>
            )}
          </span>
        ))}
      </span>
    </div>
  )
}

const OWN_WORDS: Record<SharedField, string> = {
  title: 'title',
  caption: 'caption',
  mediaIds: 'files',
  date: 'day',
  time: 'time',
  dealId: 'deal',
  eventId: 'event',
  disclosure: 'disclosure',
  remindMinutes: 'reminder',
}

/** Brings a post to another platform, where it has none yet; what they share is written once from then on. */
export function CopyMenu({ card, onCopied }: { card: Card; onCopied: () => void }) {
  const { addChannels, currentCards } = useBoardActions()
  const taken = cardsOfPost(card, currentCards()).map(({ platform }) => platform)
  const free = TASK_PLATFORMS.filter((platform) => !taken.includes(platform))
  if (free.length === 0) return null
  return (
    <Menu
      label="Copy for another platform"
      trigger={<Button>Copy for another platform</Button>}
      items={free.map((platform) => ({
        id: platform,
        label: TASK_PLATFORM_LABELS[platform],
        onAction: () => void addChannels(card, [platform]).then(onCopied, () => undefined),
      }))}
    />
  )
}
