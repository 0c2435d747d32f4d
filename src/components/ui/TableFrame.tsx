import { styled } from 'styled-components'

/** Applies when a table is too narrow for its columns: on a phone, and beside the sidebar of a small window. */
export const asCards = '@container table (max-width:50rem)'

/** The container that a table's width is measured by. */
export const TableRoom = styled.div`
  container: table / inline-size;
`

/** The styles of a table, and of the cards that rows become on a phone. */
export const TableFrame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-ui);

  th,
  td {
    padding: 0.625rem 0.75rem;
    text-align: left;
    vertical-align: middle;
  }
  th {
    border-bottom: 1px solid var(--line);
    font-size: var(--t-small);
    font-weight: 500;
    color: var(--ink-2);
    white-space: nowrap;
  }
  tbody > tr + tr > td {
    border-top: 1px solid var(--line);
  }
  tbody > tr[data-wide] > td {
    border-top: 0;
  }
  tbody > tr[data-wide] .empty {
    padding: 1.25rem 0 1.5rem;
  }
  :is(th, td):first-child {
    padding-left: 1.25rem;
  }
  :is(th, td):last-child {
    padding-right: 1.25rem;
  }
  [data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-short] {
    white-space: nowrap;
  }
  [data-actions] {
    width: 1%;
    text-align: right;
    white-space: nowrap;
  }
  @media (hover: hover) {
    tbody > tr:not([data-wide]):hover {
      background: color-mix(in oklab, var(--sunken) 55%, transparent);
    }
  }
  ${asCards} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 1rem;
      padding: 0.875rem 1rem;
    }
    tbody > tr[data-wide] {
      padding-top: 0;
    }
    tbody > tr + tr:not([data-wide]) {
      border-top: 1px solid var(--line);
    }
    tbody > tr > td:nth-child(n) {
      border: 0;
      padding: 0;
      overflow-wrap: anywhere;
    }
    tbody > tr > td:not(:first-child, [data-status]) {
      order: 1;
    }
    tbody > tr > td:first-child {
      flex: 1 1 calc(100% - 7rem);
    }
    tbody > tr:has([data-status]) > td:first-child {
      flex-basis: calc(100% - 11rem);
    }
    tbody > tr[data-wide] > td:first-child {
      flex-basis: 100%;
    }
    /* Without a status, the buttons take its place beside the title. */
    tbody > tr:not(:has([data-status])) > td[data-actions]:not(:first-child) {
      order: 0;
    }
    td[data-label] {
      font-size: var(--t-small);
    }
    td[data-label]:not(:empty)::before {
      content: attr(data-label) ' ';
      color: var(--ink-3);
    }
    td[data-label]:empty {
      display: none;
    }
    td[data-wide-only] {
      display: none;
    }
    [data-short] {
      white-space: normal;
    }
    [data-number] {
      text-align: left;
    }
    [data-actions] {
      width: auto;
      margin: -0.25rem -0.5rem -0.25rem auto;
    }
  }
`

/** A header that sorts; hidden when rows are cards, which show no headers. */
export const SortButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  /* A 44 px target around the visible 24 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.625rem -0.5rem;
  }
  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  ${asCards} {
    display: none;
  }
`

/** The plain name of a sortable column when rows are cards, which are sorted by a control elsewhere. */
export const SortName = styled.span`
  display: none;

  ${asCards} {
    display: inline;
  }
`
