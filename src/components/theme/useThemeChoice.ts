'use client'

import { useSyncExternalStore } from 'react'
import { getThemeChoice, onThemeChoice, setThemeChoice, type ThemeChoice } from './themeChoice'

/** The chosen theme and its setter, for Settings. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(onThemeChoice, getThemeChoice, () => 'system'), setThemeChoice]
}
