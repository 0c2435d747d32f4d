'use client'

import { later } from './later'
import type { MenuBoxProps } from './MenuBox'
import type { MenuState } from './useMenu'

/** What an open menu is made of: every screen has menus, and on most visits nobody opens one. */
export const menuBox = later(() => import('./MenuBox'))

type Props = Pick<MenuBoxProps, 'label' | 'items' | 'triggerRef'> & { menu: MenuState }

/** What a menu's button opens; nothing of it is there before. */
export function MenuPopover({ menu: { opened, setOpen }, ...props }: Props) {
  const loaded = menuBox.useWhen(opened !== null, () => setOpen(false))
  return opened && loaded && <loaded.MenuBox {...props} {...opened} onOpenChange={setOpen} />
}
