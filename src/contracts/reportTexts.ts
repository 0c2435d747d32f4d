/** What these calls and their screens say. */
export const REPORT_TEXTS = {
  /** Dashboard spec, section 8; a failure shows the server's text, else these. */
  created: 'Report Created',
  notCreated: 'Failed to create report',
  notUpdated: 'Failed to update report',
  updated: 'Report Updated',
} as const
