import { toast } from './toastQueue'

/** For buttons whose behaviour the specification leaves open: none of them is dead. */
export function announceComingSoon(what: string): void {
  toast({ title: 'Coming soon', description: `${what} opens in a later update.` })
}
