'use client'

import { useId } from 'react'
import { Badge } from './Badge'
import { Button, type ButtonProps } from './Button'
import { toast } from './toast/toastQueue'

type Props = Pick<ButtonProps, 'icon' | 'size'> & {
  /** The future feature, as the toast names it: "Exporting the list". */
  what: string
  children: string
}

/** A button for a future feature: says so on the button, and in a toast when pressed (docs/behaviour.md, 2.11). */
export function ComingSoonButton({ what, children, ...look }: Props) {
  const id = useId()
  return (
    <>
      <Button {...look} variant="line" aria-describedby={id} onPress={() => announceComingSoon(what)}>
        <span>{children}</span>
        <span aria-hidden="true">
          <Badge tone="grey" isPlain>
            Soon
          </Badge>
        </span>
      </Button>
      <span id={id} hidden>
        Coming soon
      </span>
    </>
  )
}

/** For buttons whose feature does not exist yet (docs/behaviour.md, 2.11). */
function announceComingSoon(what: string): void {
  toast({ title: 'Coming soon', description: `${what} opens in a later update.` })
}
