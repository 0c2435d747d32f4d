/** The accounts of SEED=demo besides the first admin; printed at the start. For demonstration only. */
export const demoAccounts = [
  { role: 'creator', username: 'isla', password: 'isla-demo-2026', note: 'approved; the demo creator' },
  { role: 'creator', username: 'sol', password: 'sol-demo-2026', note: 'approved; in full season' },
  { role: 'creator', username: 'marina', password: 'marina-demo-2026', note: 'waits for approval' },
  {
    role: 'editor',
    username: 'elena',
    password: 'elena-demo-2026',
    note: 'marketing copy and pictures only',
  },
]
