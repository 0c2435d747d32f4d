'use client'

import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'

/** What darkens the page behind a dialog. */
export const DialogScrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  height: var(--visual-viewport-height, 100dvh);
  z-index: var(--z-dialog);
  display: grid;
  place-items: center;
  padding: 1rem;
  background: var(--scrim);
  transition: opacity var(--d-2);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${onPhone} {
    place-items: end stretch;
    padding: 2rem 0 0;
  }
`

/** The sheet of paper itself. */
export const DialogPanel = styled(Modal)<{ $isWide: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? '46rem' : '30rem')}, 100%);
  max-height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--raised);
  color: var(--ink);
  border-radius: 12px;
  box-shadow: var(--sh-3);
  transition:
    transform var(--d-3) var(--e-out),
    opacity var(--d-2);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(12px);
  }
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.125rem;
    padding: 1.5rem;
    outline: 0;
  }
  > section > header {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: 1rem;
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

    > section {
      padding-bottom: max(1.5rem, env(safe-area-inset-bottom));
    }
    &[data-entering],
    &[data-exiting] {
      opacity: 1;
      transform: translateY(100%);
    }
  }
`

/** The dialog's buttons, right-aligned; stacked on a phone with the last, the main one, on top. */
export const DialogActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 0.5rem;
  padding-top: 0.25rem;

  ${onPhone} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`
