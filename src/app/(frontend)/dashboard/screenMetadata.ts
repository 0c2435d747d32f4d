import type { Metadata } from 'next'
import { SCREENS, type ScreenId } from '@/contracts/screens'

/** The metadata of a screen's page: its title, followed by the dashboard's except at home. */
export function screenMetadata(id: ScreenId): Metadata {
  const { title } = SCREENS[id]
  return { title: id === 'home' ? { absolute: title } : title }
}
