import { demoAccounts } from '../../src/seed/demoAccounts.mjs'
import { existingUsernames } from './firstAdmin.mjs'

/**
 * What to print after a start: addresses and accounts.
 * @param {{ url: string, dataDir?: string, admin: { username: string, password?: string } }} facts
 * @returns {Promise<string>}
 */
export async function closingBlock({ url, dataDir, admin }) {
  const names = demoAccounts.map(({ username }) => username)
  const existing = await existingUsernames(process.env.DATABASE_URI, names)
  const demo = demoAccounts.filter(({ username }) => existing.includes(username))
  const accounts = [{ ...admin, role: 'admin', note: adminNote(admin) }, ...demo]
  return [
    '',
    `  Site      ${url}`,
    `  Console   ${url}/admin`,
    ...(dataDir ? [`  Data      ${dataDir}`] : []),
    '',
    ...table(accounts.map(({ role, username, password, note }) => [role, username, password ?? '', note])),
  ].join('\n')
}

function adminNote({ username, password }) {
  if (password) return 'shown only this once'
  return `the password given before; a new one: npm run admin:password -- ${username}`
}

function table(rows) {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
