'use client'

import { type MouseEvent, type ReactNode, useEffect } from 'react'

/** What opens and closes a fold: for Payload each of them is "Toggle block". */
const TOGGLE = '.collapsible__toggle'

type Naming = readonly [selector: string, name: (part: HTMLElement) => string]

/** Controls that Payload draws without a name of their own, and the one each gets; holds.test.ts knows them. */
const NAMINGS: readonly Naming[] = [
  ['.upload-relationship-details__edit', () => 'Change the file’s details'],
  ['.upload-relationship-details__remove', () => 'Take the file out'],
  ['.array-actions__button', (part) => `Actions: ${rowOf(part)}`],
  ['.collapsible__drag', (part) => `Move: ${rowOf(part)}`],
  ['.array-field__header-actions .popup-button', () => 'Actions of the list'],
  ['.popup-button', () => 'More'],
  ['.clickable-arrow--left', () => 'Previous page'],
  ['.clickable-arrow--right', () => 'Next page'],
  ['input[name="live-preview-width"]', () => 'Width of the preview'],
  ['input[name="live-preview-height"]', () => 'Height of the preview'],
  ['#select-all', () => 'Choose all'],
  ['td input[type="checkbox"]', (part) => `Choose: ${rowOf(part)}`],
  ['td [aria-roledescription="sortable"], .sort-row', (part) => `Move: ${rowOf(part)}`],
  ['.react-select input', (part) => labelOf(part)],
  ['.edit-upload__input input', (part) => part.parentElement?.textContent ?? ''],
  ['.copy-to-clipboard', () => 'Copy the address'],
  ['.edit-upload__draggable', () => 'What must stay in view'],
]
/** Lists of Payload's whose children are no list items, as a list's must be, and what they are together. */
const GROUPS = [['.doc-tabs__tabs', 'Views']] as const
/** Titles within a page, which Payload draws two levels below its heading. */
const TITLES = '.array-field__title, .group-field__title'
const FRAME = '#live-preview-iframe'
/** What has its name from here, which follows its row's. */
const named = new WeakSet<Element>()

const MAIN_ID = 'console-main'

/**
 * Names the console's controls for screen readers, also those that appear later, and leads keyboards past the menu,
 * which is some twenty links long.
 */
export function NamedParts({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(nameAll)
    }
    const observer = new MutationObserver(soon)
    const changes = { childList: true, characterData: true, attributeFilter: ['class'] }
    observer.observe(document.body, { subtree: true, ...changes })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return (
    <>
      <a className="console-skip" href={`#${MAIN_ID}`} onClick={goToMain}>
        Skip the menu
      </a>
      {children}
    </>
  )
}

function goToMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}

function nameAll(): void {
  for (const [selector, nameFor] of NAMINGS) {
    for (const part of document.querySelectorAll<HTMLElement>(selector)) {
      const isNamed = part.getAttribute('aria-label') || part.textContent?.trim()
      if (isNamed && !named.has(part)) continue
      const name = nameFor(part)
      if (!name) continue
      part.setAttribute('aria-label', name)
      named.add(part)
    }
  }
  for (const part of document.querySelectorAll<HTMLElement>(TOGGLE)) {
    // A label that leaves the button's own words out would mislead who speaks to the computer.
    const words = part.querySelector('span')
    const name = rowOf(part)
    if (words && words.textContent !== name) words.textContent = name
    const isClosed = part.closest('.collapsible')?.classList.contains('collapsible--collapsed')
    part.setAttribute('aria-expanded', String(!isClosed))
  }
  for (const [selector, name] of GROUPS) {
    for (const part of document.querySelectorAll(selector)) {
      part.setAttribute('role', 'group')
      part.setAttribute('aria-label', name)
    }
  }
  for (const part of document.querySelectorAll(TITLES)) part.setAttribute('aria-level', '2')
  // Its label leaves out how many there are.
  for (const part of document.querySelectorAll('.doc-tab[aria-label]')) part.removeAttribute('aria-label')
  const header = document.querySelector('.doc-header')
  header?.setAttribute('role', 'region')
  header?.setAttribute('aria-label', 'Title')
  const main = document.querySelector('main')
  main?.setAttribute('id', MAIN_ID)
  main?.setAttribute('tabindex', '-1')
  document.querySelector<HTMLIFrameElement>(FRAME)?.setAttribute('title', 'Preview of the page')
}

/** The name of the row of a list or a table that a control belongs to. */
function rowOf(part: HTMLElement): string {
  const cell = part.closest('tr')?.querySelector('a, td:not(:has(input)):not(:has([role="button"]))')
  const header = part
    .closest('.collapsible')
    ?.querySelector('.array-field__row-header, .collapsible__header-wrap')
  return (cell ?? header)?.textContent?.trim() || 'this row'
}

function labelOf(part: HTMLElement): string {
  return (
    part.closest('.field-type')?.querySelector('.field-label')?.textContent?.replace('*', '').trim() ?? ''
  )
}
