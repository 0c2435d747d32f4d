'use client'

import type { ReactNode, RefCallback, RefObject } from 'react'
import { styled } from 'styled-components'
import { onTablet } from '../../theme/tokens'
import { Button } from '../Button'
import { ProgressBar } from '../ProgressBar'

type Props = {
  label: string
  list: ReactNode
  listRef: RefCallback<HTMLElement>
  /** The button below the list that shows more rows. */
  more: ReactNode
  detail: ReactNode
  detailRef: RefObject<HTMLDivElement | null>
}

/**
 * A list of reports with the selected one beside it, which stays in view while the list scrolls; on a phone it is
 * below the list, with a button back to its row.
 */
export function MasterDetail({ label, list, listRef, more, detail, detailRef }: Props) {
  return (
    <Split>
      <div className="card">
        <ul aria-label={label} ref={listRef}>
          {list}
        </ul>
        {more}
      </div>
      <Detail ref={detailRef} className="card">
        <BackToRow>
          <Button variant="quiet" size="small" icon="left" onPress={() => showRow(detailRef.current)}>
            Back to the list
          </Button>
        </BackToRow>
        {detail}
      </Detail>
    </Split>
  )
}

/** Scrolls to the selected report unless it is beside the list, where it is sticky. */
export function showDetail(detail: HTMLElement | null): void {
  if (!detail || getComputedStyle(detail).position === 'sticky') return
  const { top } = detail.getBoundingClientRect()
  if (top > window.innerHeight * 0.6 || top < 0) detail.scrollIntoView({ block: 'start' })
}

/** Scrolls back to the opened row and focuses it. */
function showRow(detail: HTMLElement | null): void {
  const row = detail?.parentElement?.querySelector<HTMLElement>('[aria-current]')
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

type RowProps = {
  title: string
  note: string
  date: string
  badge: ReactNode
  /** 0 to 100; no bar without it. */
  progress?: number
  isRejected?: boolean
  isSelected: boolean
  onSelect: () => void
}

/** One report of the list. */
export function ReportRow({
  title,
  note,
  date,
  badge,
  progress,
  isRejected,
  isSelected,
  onSelect,
}: RowProps) {
  return (
    <Row>
      <button type="button" aria-current={isSelected || undefined} onClick={onSelect}>
        <b>{title}</b>
        {badge}
        <small>{note}</small>
        <small>{date}</small>
      </button>
      {progress !== undefined && (
        <ProgressBar
          label={`Progress of ${title}`}
          value={progress}
          tone={isRejected ? 'red' : 'glass'}
          isBare
        />
      )}
    </Row>
  )
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  gap: 1.25rem;
  align-items: start;

  > :first-child {
    overflow: hidden;
  }
  ${onTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Detail = styled.div`
  position: sticky;
  top: 4.5rem;
  max-height: calc(100dvh - 5.75rem);
  overflow: auto;
  overscroll-behavior: contain;
  scroll-margin-block: 4.5rem 1.25rem;

  ${onTablet} {
    position: static;
    max-height: none;
  }
`

const BackToRow = styled.p`
  display: none;
  padding: 0.5rem 0.5rem 0;

  ${onTablet} {
    display: block;
  }
`

const Row = styled.li`
  position: relative;
  padding: 1rem 1.25rem;
  border-top: 1px solid var(--line);

  &:first-child {
    border-top: 0;
  }
  &:has([aria-current]) {
    background: var(--glass-tint);
    box-shadow: inset 3px 0 0 var(--glass-ink);
  }
  @media (hover: hover) {
    &:hover:not(:has([aria-current])) {
      background: color-mix(in oklab, var(--sunken) 55%, transparent);
    }
  }
  @media (forced-colors: active) {
    &:has([aria-current]) {
      border-left: 4px solid Highlight;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -3px;
  }
  > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.375rem 1rem;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    outline: none;
  }
  /* The whole row is the button's target, bar included. */
  > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  b {
    font-size: var(--t-ui);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .badge,
  small:last-child {
    justify-self: end;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  .progress {
    margin-top: 0.5rem;
    background: color-mix(in oklab, var(--ink) 9%, transparent);
  }
`
