import { darkColours, lightColours } from './colours'

/** The choices in Settings; `system` follows the device. */
export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** For the layout's `viewport.themeColor`: correct unless the user chose a theme. */
export const systemThemeColours = [
  { media: '(prefers-color-scheme: light)', color: lightColours.paper },
  { media: '(prefers-color-scheme: dark)', color: darkColours.paper },
]

const STORAGE_KEY = 'theme'
const CHANGED = 'theme-choice'
const paper = { light: lightColours.paper, dark: darkColours.paper }

/** A choice that could not be stored; it lasts as long as the page. */
let unstored: ThemeChoice | undefined

/** The stored choice, or this page's; `system` when there is none. */
export function getThemeChoice(): ThemeChoice {
  if (unstored) return unstored
  try {
    return toChoice(localStorage.getItem(STORAGE_KEY))
  } catch {
    return 'system'
  }
}

/** Stores the choice and applies it at once, here and in other open tabs. */
export function setThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, choice)
    unstored = undefined
  } catch {
    unstored = choice
  }
  applyTheme(choice, paper)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the choice changes in this tab or another one. */
export function onThemeChoice(callback: () => void): () => void {
  function fromOtherTab(event: StorageEvent): void {
    if (event.key !== STORAGE_KEY && event.key !== null) return
    unstored = undefined
    applyTheme(getThemeChoice(), paper)
    callback()
  }
  window.addEventListener(CHANGED, callback)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener(CHANGED, callback)
    window.removeEventListener('storage', fromOtherTab)
  }
}

const STORED_AND_PAPER = `localStorage.getItem('${STORAGE_KEY}'),${JSON.stringify(paper)}`

/** Inline script for <head>, before the first paint, so that the wrong theme does not flash. */
export const themeScript = `try{(${applyTheme.toString()})(${STORED_AND_PAPER})}catch{}`

function toChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Also runs as text in the inline script, so it may only use its arguments. */
function applyTheme(choice: string | null, colours: { light: string; dark: string }): void {
  const root = document.documentElement
  const id = 'chosen-theme-color'
  document.getElementById(id)?.remove()
  if (choice !== 'light' && choice !== 'dark') {
    delete root.dataset.theme
    return
  }
  root.dataset.theme = choice
  const meta = document.createElement('meta')
  meta.id = id
  meta.name = 'theme-color'
  meta.content = colours[choice]
  document.head.prepend(meta)
}
