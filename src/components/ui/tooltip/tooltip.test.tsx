import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { HoverTooltip } from './HoverTooltip'
import { Tooltip } from './Tooltip'
import { TOOLTIP_GRACE, TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_DELAY } from './tooltipDelay'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  passTime(TOOLTIP_OPEN_DELAY + TOOLTIP_SKIP_DELAY + TOOLTIP_GRACE)
  jest.useRealTimers()
})

describe.each([
  ['on public pages', HoverTooltip],
  ['in the dashboard', Tooltip],
])('a tooltip %s', (_, Anchor) => {
  beforeEach(() => {
    render(
      <>
        <Anchor text="Shop">
          <button type="button">A</button>
        </Anchor>
        <Anchor text="Cart">
          <button type="button">B</button>
        </Anchor>
      </>,
    )
  })

  test('opens after the pointer has rested for 700 ms', () => {
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY - 1)
    expect(shown()).toEqual([])
    passTime(1)
    expect(shown()).toEqual(['Shop'])
    leave('A')
    passTime(TOOLTIP_GRACE)
    expect(shown()).toEqual([])
  })

  test('does not open when the pointer only passes', () => {
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY - 1)
    leave('A')
    passTime(TOOLTIP_OPEN_DELAY)
    expect(shown()).toEqual([])
  })

  test('opens at once within 300 ms of another one, and takes its place', () => {
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY)
    leave('A')
    enter('B')
    passTime(0)
    expect(shown()).toEqual(['Cart'])
    leave('B')
    passTime(TOOLTIP_SKIP_DELAY)
    enter('A')
    passTime(0)
    expect(shown()).toEqual(['Shop'])
  })

  test('has to wait again after 300 ms', () => {
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY)
    leave('A')
    passTime(TOOLTIP_SKIP_DELAY + 1)
    enter('B')
    passTime(TOOLTIP_OPEN_DELAY - 1)
    expect(shown()).toEqual([])
    passTime(1)
    expect(shown()).toEqual(['Cart'])
  })

  test('stays while the pointer is on its way to it', () => {
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY)
    leave('A')
    passTime(TOOLTIP_GRACE - 1)
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY)
    expect(shown()).toEqual(['Shop'])
  })

  test('goes away on Escape and on a press', () => {
    enter('A')
    passTime(TOOLTIP_OPEN_DELAY)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toEqual([])
    enter('B')
    passTime(TOOLTIP_OPEN_DELAY)
    fireEvent.pointerDown(screen.getByText('B'))
    expect(shown()).toEqual([])
  })

  test('does not open under a finger', () => {
    fireEvent.pointerEnter(anchor('A'), { pointerType: 'touch' })
    passTime(TOOLTIP_OPEN_DELAY * 2)
    expect(shown()).toEqual([])
  })
})

function shown(): (string | null)[] {
  return screen.queryAllByRole('tooltip').map((each) => each.textContent)
}

function anchor(button: string): HTMLElement {
  const { parentElement } = screen.getByText(button)
  if (!parentElement) throw new Error('The button has no anchor')
  return parentElement
}

function enter(button: string): void {
  fireEvent.pointerEnter(anchor(button), { pointerType: 'mouse' })
}

function leave(button: string): void {
  fireEvent.pointerLeave(anchor(button), { pointerType: 'mouse' })
}

function passTime(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}
