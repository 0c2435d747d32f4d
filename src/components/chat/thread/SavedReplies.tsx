'use client'

import { listSavedReplies } from '@/contracts/chat/savedReplies'
import { lazyDialog } from '../../api/lazyDialog'
import { useLoad } from '../../api/useLoad'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/Menu'
import type { MenuEntry } from '../../ui/MenuBox'

const SaveReplyForm = lazyDialog(async () => (await import('./SaveReplyForm')).SaveReplyForm)

type Props = { draft: string; onChoose: (draft: string) => void }

/** For admins: the replies that all of them keep; one is added to the draft, and a draft can be kept. */
export function SavedReplies({ draft, onChoose }: Props) {
  const { data: replies = [] } = useLoad(listSavedReplies)
  return (
    <SaveReplyForm
      content={draft}
      button={(save) => (
        <Menu
          label="Saved replies"
          trigger={<IconButton icon="note" label="Saved replies" tooltipPlacement="top" />}
          items={(): MenuEntry[] => [
            ...replies.map(({ id, title, content }) => ({
              id,
              label: title,
              onAction: () => onChoose([draft.trim(), content].filter(Boolean).join('\n')),
            })),
            {
              id: 'save',
              label: 'Keep this text as a reply',
              icon: 'plus',
              isDisabled: !draft.trim(),
              onAction: save,
            },
          ]}
        />
      )}
    />
  )
}
