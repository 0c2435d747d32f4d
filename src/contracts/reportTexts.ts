/** Texts of these calls and their screens. */
export const REPORT_TEXTS = {
  /** A failure shows the server's message, else these (docs/behaviour.md, 4.18). */
  created: 'Report Created',
  notCreated: 'Failed to create report',
  notUpdated: 'Failed to update report',
  updated: 'Report Updated',
} as const
