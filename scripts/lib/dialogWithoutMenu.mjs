const MENU = /import \{RootMenuTriggerStateContext as ([$\w]+)\} from "\.\/Menu\.mjs";/

/**
 * A loader of the bundler (next.config.mjs) for react-aria-components' Dialog, which every popover and select brings
 * along: it takes all of Menu with it for one context, by which a DialogTrigger tells menus inside it of itself. The
 * site has no DialogTrigger, so nobody reads that context.
 * @param {string} source
 */
export default function dialogWithoutMenu(source) {
  return source.replace(
    MENU,
    'import {createContext as contextForMenus} from "react"; const $1 = contextForMenus(null);',
  )
}
