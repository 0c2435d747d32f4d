'use client'

import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon } from './Icon'
import type { IconName } from './icons'

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> &
  ButtonLook & {
    icon?: IconName
    /** The text while its request runs ("Submitting..."); the button is wide enough for both texts from the start. */
    pendingText?: string
    children: ReactNode
  }

/**
 * One `primary` per view, `ink` for repeated main actions, `line` otherwise. While pending it keeps focus and
 * width.
 */
export function Button(all: ButtonProps) {
  const { variant, size, isBlock, isDone, icon, isPending = false, pendingText, children, ...props } = all
  return (
    <AriaButton
      {...props}
      {...(isPending && pendingProps)}
      className={buttonClass({ variant, size, isBlock, isDone })}
    >
      {icon && <Icon name={icon} />}
      {pendingText === undefined ? (
        children
      ) : (
        <Texts>
          <Text $isShown={!isPending}>{children}</Text>
          <Text $isShown={isPending}>{pendingText}</Text>
        </Texts>
      )}
    </AriaButton>
  )
}

// Not react-aria's own isPending: its announcement outlives a dialog and then names a button that is gone.
const pendingProps = {
  'aria-disabled': true,
  'data-pending': true,
  type: 'button',
  onPress: undefined,
} as const

const Texts = styled.span`
  display: grid;
  justify-items: center;
`

const Text = styled.span<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`
