'use client'

import { lazyModule } from './lazyModule'
import type { MenuBoxProps } from './MenuBox'
import type { MenuState } from './useMenu'

/** The code of an open menu, loaded on demand: every screen has menus, but on most visits none is opened. */
export const menuBox = lazyModule(() => import('./MenuBox'))

type Props = Pick<MenuBoxProps, 'label' | 'items' | 'triggerRef'> & { menu: MenuState }

/** The popover that a menu's button opens; renders nothing before. */
export function MenuPopover({ menu: { opened, setOpen }, ...props }: Props) {
  const loaded = menuBox.useWhen(opened !== null, () => setOpen(false))
  return opened && loaded && <loaded.MenuBox {...props} {...opened} onOpenChange={setOpen} />
}
