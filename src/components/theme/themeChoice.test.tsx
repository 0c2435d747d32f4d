import { beforeEach, expect, test } from '@jest/globals'
import { getThemeChoice, onThemeChoice, setThemeChoice, themeScript } from './themeChoice'
import { darkColours, lightColours } from './colours'

const root = document.documentElement

beforeEach(() => setThemeChoice('system'))

test('a chosen theme stands on the page, in the browser bar, and after a reload', () => {
  setThemeChoice('dark')
  expect(root.dataset.theme).toBe('dark')
  expect(getThemeChoice()).toBe('dark')

  forgetPage()
  runInline(themeScript)
  expect(root.dataset.theme).toBe('dark')
  expect(barColour()).toBe(darkColours.paper)

  setThemeChoice('light')
  expect(root.dataset.theme).toBe('light')
  expect(barColour()).toBe(lightColours.paper)
})

test('system is no choice at all: the device decides', () => {
  setThemeChoice('dark')
  setThemeChoice('system')
  expect(localStorage.getItem('theme')).toBeNull()
  expect(root.dataset.theme).toBeUndefined()
  expect(barColour()).toBeUndefined()

  forgetPage()
  runInline(themeScript)
  expect(root.dataset.theme).toBeUndefined()
})

test('what somebody else stored under the name does not break the page', () => {
  localStorage.setItem('theme', 'purple')
  expect(getThemeChoice()).toBe('system')
  runInline(themeScript)
  expect(root.dataset.theme).toBeUndefined()
})

test('a choice that cannot be stored counts as long as the page, and until it can', () => {
  const open = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The storage is closed', 'SecurityError')
    },
  })
  try {
    setThemeChoice('dark')
    expect(root.dataset.theme).toBe('dark')
    expect(getThemeChoice()).toBe('dark')
    setThemeChoice('system')
    expect(getThemeChoice()).toBe('system')
    setThemeChoice('dark')
  } finally {
    Object.defineProperty(globalThis, 'localStorage', open)
  }
  setThemeChoice('light')
  expect([getThemeChoice(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
})

test('another tab follows the choice', () => {
  let calls = 0
  const stop = onThemeChoice(() => (calls += 1))
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(root.dataset.theme).toBe('dark')
  expect(calls).toBe(1)
  stop()
})

function barColour(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
}

function forgetPage(): void {
  delete root.dataset.theme
  document.querySelector('meta[name=theme-color]')?.remove()
}

/** As the browser runs it: from its text, without this module's scope. */
function runInline(script: string): void {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the page contains the script as text
  new Function(script)()
}
