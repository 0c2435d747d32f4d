'use client'

import { styled } from 'styled-components'
import { onPhone } from '../../theme/tokens'

/** The queue beside what is chosen of it. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The listings that wait. */
export const Queue = styled.ul`
  overflow: hidden;

  li + li {
    border-top: 1px solid var(--line);
  }
  button {
    display: grid;
    gap: 0.25rem;
    width: 100%;
    padding: 0.875rem 1.25rem;
    border-left: 3px solid transparent;
    text-align: left;
    overflow-wrap: anywhere;
  }
  button[aria-current] {
    border-color: var(--glass-ink);
    background: var(--glass-tint);
  }
  button > span {
    display: flex;
    gap: 0.5rem;
    align-items: start;
    justify-content: space-between;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`

/** One listing's fields, before and after. */
export const Pane = styled.section`
  overflow: hidden;

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: baseline;
    justify-content: space-between;
    padding: 1rem 1.25rem;
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-size: var(--t-ui);
  }
  th,
  td {
    padding: 0.75rem 1.25rem;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  thead th {
    font-weight: 600;
  }
  th:first-child {
    width: 8rem;
    color: var(--ink-2);
    font-weight: 400;
  }
  :is(th, td):nth-child(3) {
    border-left: 1px solid var(--line);
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 6px;
  }
  del {
    text-decoration-color: var(--st-red);
    text-decoration-thickness: 2px;
  }
  ins {
    padding-inline: 0.125rem;
    background: var(--glass-tint);
    color: var(--glass-ink);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.2em;
  }
  i {
    color: var(--ink-3);
    font-style: normal;
  }
  footer {
    display: grid;
    gap: 1rem;
    padding: 1.25rem;
    border-top: 1px solid var(--line);
  }
  footer > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  ${onPhone} {
    thead th:first-child {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }
    tbody td {
      border-top: 0;
    }
    th,
    td {
      padding-inline: 1rem;
    }
    th:first-child {
      width: auto;
    }
  }
`
