'use client'

import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { stuck } from './stuck'

/** The backdrop. */
export const DialogScrim = styled(ModalOverlay)<{ $isSheet: boolean }>`
  position: fixed;
  inset: 0;
  height: var(--visual-viewport-height, 100dvh);
  z-index: var(--z-dialog);
  display: grid;
  place-items: ${({ $isSheet }) => ($isSheet ? 'stretch end' : 'center')};
  padding: ${({ $isSheet }) => ($isSheet ? 0 : '1rem')};
  background: var(--scrim);
  transition: opacity var(--d-2);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  &[data-exiting] {
    transition-timing-function: var(--e-in);
  }
  ${onPhone} {
    place-items: end stretch;
    padding: 2rem 0 0;
  }
`

const WIDTHS = { wide: '46rem', columns: '66rem', sheet: '36rem', spread: '74rem' } as const

type Size = { $size: keyof typeof WIDTHS | undefined }

/** Whether a dialog stands at the right side, from top to bottom. */
export const isSheet = (size: Size['$size']) => size === 'sheet' || size === 'spread'

/** The dialog's box. Toasts move to the left for a sheet (theme/ToastStyles.tsx). */
export const DialogPanel = styled(Modal).attrs<Size>(({ $size }) => ({
  className: isSheet($size) ? 'dialog-sheet' : undefined,
}))`
  width: min(${({ $size }) => ($size ? WIDTHS[$size] : '30rem')}, 100%);
  max-height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 7rem 6rem;
  background: var(--raised);
  color: var(--ink);
  border-radius: ${({ $size }) => (isSheet($size) ? '12px 0 0 12px' : '12px')};
  box-shadow: var(--sh-3);
  transition:
    transform var(--d-3) var(--e-out),
    opacity var(--d-2);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: ${({ $size }) => (isSheet($size) ? 'translateX(24px)' : 'translateY(12px)')};
  }
  &[data-exiting] {
    transition-duration: var(--d-2);
    transition-timing-function: var(--e-in);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.125rem;
    padding: 1.5rem;
    outline: 0;
  }
  > section > header {
    ${stuck}
    top: 0;
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: 1rem;
    margin: -1.5rem -1.5rem -0.5rem;
    padding: 1.5rem 1.5rem 0.5rem;
  }
  > section > header::after {
    top: 100%;
    background: linear-gradient(var(--raised), transparent);
  }
  > section > header > h2 {
    padding-top: 0.375rem;
    font-family: var(--font-display);
    font-variation-settings: 'opsz' 18;
    font-size: 1.75rem;
    line-height: 1.1;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  > section > header > .icon-button {
    margin: -0.375rem -0.625rem 0 0;
  }
  ${onPhone} {
    width: 100%;
    border-radius: 16px 16px 0 0;

    > section:not(:has(.dialog-actions)) {
      padding-bottom: max(1.5rem, env(safe-area-inset-bottom));
    }
    &[data-entering],
    &[data-exiting] {
      opacity: 1;
      transform: translateY(100%);
    }
  }
`

/** Catches events inside the dialog without a box of its own. */
export const DialogContent = styled.div`
  display: contents;
`
