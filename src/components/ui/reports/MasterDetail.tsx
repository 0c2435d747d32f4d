'use client'

import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { onTablet } from '../../theme/tokens'
import { ProgressBar } from '../ProgressBar'

type Props = {
  label: string
  list: ReactNode
  detail: ReactNode
  detailRef: RefObject<HTMLDivElement | null>
}

/** A list of reports with the selected one beside it; below it on a phone. */
export function MasterDetail({ label, list, detail, detailRef }: Props) {
  return (
    <Split>
      <ul className="card" aria-label={label}>
        {list}
      </ul>
      <Detail ref={detailRef} className="card">
        {detail}
      </Detail>
    </Split>
  )
}

/** Scrolls to the selected report where it is not beside the list. */
export function showDetail(detail: HTMLElement | null): void {
  const top = detail?.getBoundingClientRect().top ?? 0
  if (top > window.innerHeight * 0.6 || top < 0) detail?.scrollIntoView({ block: 'start' })
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

  > ul {
    overflow: hidden;
  }
  ${onTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Detail = styled.div`
  scroll-margin-block: 4.5rem 1.25rem;
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
