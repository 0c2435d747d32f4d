/** Featured listings above the directory (docs/behaviour.md, 3.6). Alone, to keep the page's script small. */
export const FEATURED_LIMIT = 3
