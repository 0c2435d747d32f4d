const MENU = /import \{RootMenuTriggerStateContext as ([$\w]+)\} from "\.\/Menu\.mjs";/

/**
 * A bundler loader (next.config.mjs) for react-aria-components' Dialog, which every popover and select imports. Dialog
 * imports all of Menu for a single context, which a DialogTrigger provides to the menus inside it. The site has no
 * DialogTrigger, so that context is never read.
 * @param {string} source
 */
export default function dialogWithoutMenu(source) {
  return source.replace(
    MENU,
    'import {createContext as contextForMenus} from "react"; const $1 = contextForMenus(null);',
  )
}
