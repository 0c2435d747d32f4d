/** Dashboard spec, section 8; a failure shows the server's text, else these. */
export const REPORT_CREATED = 'Report Created'
export const REPORT_UPDATED = 'Report Updated'
export const REPORT_NOT_CREATED = 'Failed to create report'
export const REPORT_NOT_UPDATED = 'Failed to update report'
