import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { PlatformId } from '@/contracts/platformChecklists'
import { PlatformAccount } from '@/contracts/platforms'
import { prefillAccount } from '@/domain/platforms/platformProfiles'

type Answers = { tiktok: string | null; youtube: string | null }

/**
 * Copies the accounts of an onboarding response to Platform Setup where nothing was ever saved. Call it in the
 * transaction that stores the response.
 */
export async function fillAccounts(req: PayloadRequest, userId: string, answers: Answers): Promise<void> {
  // Instagram has no tab in Platform Setup (docs/behaviour.md, 4.4).
  const named: [PlatformId, string | null][] = [
    ['tiktok', answers.tiktok],
    ['youtube', answers.youtube],
  ]
  for (const [platform, answer] of named) {
    const account = answer && accountIn(answer)
    if (account) await prefillAccount(req, { userId, platform }, account)
  }
}

/** "@isla" and "tiktok.com/@isla" as an account; null for anything else, such as a sentence. */
function accountIn(answer: string): { handle: string | null; url: string | null } | null {
  if (/\s/.test(answer)) return null
  const [, path] = /\/@?([^/?#]+)\/?(?:[?#].*)?$/.exec(answer) ?? []
  const typed = path ? { handle: path, url: answer } : { handle: answer }
  const account = v.safeParse(PlatformAccount, typed)
  return account.success ? { handle: account.output.handle ?? null, url: account.output.url ?? null } : null
}
