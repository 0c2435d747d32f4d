'use client'

import { useRouter } from 'next/navigation'
import { LETTERS_HREF } from '@/contracts/audience/letterPages'
import { LETTER_TEXTS, type Letter, deleteLetter, listLetters } from '@/contracts/audience/letters'
import { summarizeSubscribers } from '@/contracts/audience/subscribers'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { IconButton } from '../../ui/IconButton'
import { titleOf } from './letterWords'

/** Deletes a letter that nobody got, after a question, and leads back to the list. */
export function DeleteLetter({ letter }: { letter: Letter }) {
  const router = useRouter()
  return (
    <SendAfterQuestion
      button={(ask) => <IconButton icon="trash" label={`Delete ${titleOf(letter)}`} onPress={ask} />}
      title="Delete this letter?"
      confirmLabel="Delete letter"
      pendingLabel="Deleting..."
      send={() => send(deleteLetter, { params: { id: letter.id } })}
      refresh={[listLetters, summarizeSubscribers]}
      success={{ title: LETTER_TEXTS.deleted }}
      failure="The letter could not be deleted."
      showsServerText
      onDone={() => router.push(LETTERS_HREF)}
    >
      “{titleOf(letter)}” goes for good.
    </SendAfterQuestion>
  )
}
