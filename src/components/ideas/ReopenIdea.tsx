'use client'

import type { Idea, IdeaNextStatus } from '@/contracts/ideas'
import { Button } from '../ui/Button'
import { useReopenIdea } from './useReopenIdea'

type Props = { idea: Idea; from: IdeaNextStatus; onDone: () => void }

/** Undoes promoting or scheduling after the toast has closed. */
export function ReopenIdea({ idea, from, onDone }: Props) {
  const reopen = useReopenIdea(idea, from)

  async function run(): Promise<void> {
    if (await reopen.run()) onDone()
  }
  return (
    <Button
      size="small"
      isPending={reopen.isPending}
      pendingText="Moving back..."
      aria-label={`Back to ideas: ${idea.title}`}
      onPress={() => void run()}
    >
      Back to ideas
    </Button>
  )
}
