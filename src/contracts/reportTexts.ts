/** Texts of both kinds of reports (docs/behaviour.md, 4.18). A failure shows the server's message, else these. */
export const REPORT_TEXTS = {
  created: 'Report Created',
  notCreated: 'Failed to create report',
  notUpdated: 'Failed to update report',
  updated: 'Report Updated',
} as const
