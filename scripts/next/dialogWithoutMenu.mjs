import { existsSync } from 'node:fs'
import path from 'node:path'

const FILE = 'react-aria-components/dist/private/Dialog.mjs'
export const DIALOG = new RegExp(`/${FILE.replaceAll('.', '\\.')}$`)
const MENU = /import \{RootMenuTriggerStateContext as ([$\w]+)\} from "\.\/Menu\.mjs";/

/**
 * A bundler loader (next.config.mjs) for react-aria-components' Dialog, which every popover and select imports. Dialog
 * imports all of Menu for a single context, which a DialogTrigger provides to the menus inside it. The site has no
 * DialogTrigger, so that context is never read. Throws when Dialog has no such import.
 * @param {string} source
 */
export default function dialogWithoutMenu(source) {
  if (!MENU.test(source)) {
    throw new Error('scripts/next/dialogWithoutMenu.mjs: Dialog does not import Menu’s context as expected.')
  }
  return source.replace(
    MENU,
    'import {createContext as contextForMenus} from "react"; const $1 = contextForMenus(null);',
  )
}

/** Throws when the file that the loader is for is elsewhere. */
export function requireDialog() {
  if (!existsSync(path.resolve('node_modules', FILE))) {
    throw new Error(`scripts/next/dialogWithoutMenu.mjs: there is no ${FILE}.`)
  }
}
