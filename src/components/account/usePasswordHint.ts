'use client'

import { useState } from 'react'
import { PASSWORD_MIN, normaliseUsername } from '@/contracts/account/identity'

const RULE = `At least ${PASSWORD_MIN} characters.`
const OWN_NAME = 'Your username is the first password that others try. Better choose another one.'
const COMMON = 'This is one of the 1,000 most used passwords. Better choose another one.'

/**
 * The hint below a new password: the rule, or why the typed password is a poor choice. It is only advice: any password
 * that follows the rule is accepted. The list is loaded on input, which keeps it out of the page's own script.
 */
export function usePasswordHint(): [hint: string, look: (password: string, username?: string) => void] {
  const [hint, setHint] = useState(RULE)
  async function look(password: string, username = ''): Promise<void> {
    const name = normaliseUsername(username)
    if (name && normaliseUsername(password) === name) return setHint(OWN_NAME)
    // If the list fails to load, only the advice is missing.
    const list = await import('./commonPasswords').catch(() => null)
    setHint(list?.commonPasswords.has(password.toLowerCase()) ? COMMON : RULE)
  }
  return [hint, (password, username) => void look(password, username)]
}
