/** The section of the application form, and its heading, which takes the focus. */
export const APPLY_ID = 'apply'
export const APPLY_HEADING_ID = 'apply-heading'
