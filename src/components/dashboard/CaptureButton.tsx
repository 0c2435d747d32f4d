'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { styled } from 'styled-components'
import { screenHref } from '@/contracts/screens'
import { lazyDialog } from '../api/lazyDialog'
import { onPhone } from '../theme/tokens'
import { IconButton } from '../ui/IconButton'
import { Menu } from '../ui/Menu'

const QuickIdea = lazyDialog(async () => (await import('../ideas/QuickIdeaForm')).QuickIdeaForm)

/** A menu within thumb reach on every screen of a phone: a dialog for an idea, the ways to a voice note and a task. */
export function CaptureButton() {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const open = (href: string) => start(() => router.push(href))
  return (
    <Corner>
      <QuickIdea
        button={(openIdea) => (
          <Menu
            label="Capture"
            trigger={<IconButton icon="plus" label="Capture" tooltipPlacement="top" aria-busy={isPending} />}
            items={[
              { id: 'idea', label: 'Idea', icon: 'spark', onAction: openIdea },
              {
                id: 'voice',
                label: 'Voice note',
                icon: 'mic',
                onAction: () => open(`${screenHref('vision-board')}?tab=voice&new=voice`),
              },
              {
                id: 'task',
                label: 'Task',
                icon: 'cal',
                onAction: () => open(`${screenHref('schedule')}?new=task`),
              },
            ]}
          />
        )}
      />
    </Corner>
  )
}

const Corner = styled.div`
  display: none;

  ${onPhone} {
    position: fixed;
    right: max(1rem, env(safe-area-inset-right));
    bottom: calc(1rem + env(safe-area-inset-bottom, 0px));
    z-index: var(--z-header);
    display: block;

    /* Above buttons that stick to the bottom of the screen. */
    :root:has([data-sticky-foot]) & {
      bottom: calc(5.5rem + env(safe-area-inset-bottom, 0px));
    }
    /* Not over a sheet, nor over a wizard, whose buttons are at the end of the page. */
    :root:has([role='dialog'], [role='alertdialog'], [data-wizard]) & {
      visibility: hidden;
    }
    .icon-button {
      width: 3.5rem;
      height: 3.5rem;
      background: var(--ink);
      color: var(--paper);
      box-shadow: var(--sh-3);
    }
    .icon-button[aria-busy='true'] {
      opacity: 0.6;
    }
  }
`
