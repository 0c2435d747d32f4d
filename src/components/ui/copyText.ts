import { toast } from './toast/toastQueue'

/** Copies a text, and says so: `copied` is the toast's text. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: copied })
  } catch {
    toast({ title: 'Error', description: 'Your browser did not allow copying.', destructive: true })
  }
}
