import { toast } from './toastQueue'

/** For buttons whose feature does not exist yet (docs/behaviour.md, 2.11). */
export function announceComingSoon(what: string): void {
  toast({ title: 'Coming soon', description: `${what} opens in a later update.` })
}
