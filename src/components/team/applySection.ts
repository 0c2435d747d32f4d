/** The ids of the application form's section and of its heading, which gets the focus. */
export const APPLY_ID = 'apply'
export const APPLY_HEADING_ID = 'apply-heading'
