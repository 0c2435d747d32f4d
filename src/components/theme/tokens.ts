/** The phone layout applies below this width (docs/behaviour.md, 2.10). */
const MOBILE_BREAKPOINT = 768

/**
 * The media query of the phone layout, for <source>, `sizes` and matchMedia; no width falls between it and the
 * breakpoint.
 */
export const phoneQuery = `(max-width:${MOBILE_BREAKPOINT - 0.02}px)`

/** `@media` condition of the phone layout, for component styles. */
export const onPhone = `@media ${phoneQuery}`

/** Below this width the sidebar leaves too little room for columns side by side. */
export const onTablet = '@media (max-width:1000px)'

/** Phones only, without upright tablets, which have room for a second column. */
export const onNarrowPhone = '@media (max-width:600px)'
