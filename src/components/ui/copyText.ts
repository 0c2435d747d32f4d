import { toast } from './toast/toastQueue'

/** Copies a text; `copied` is the text of a toast that says so. Returns false, after a toast, if it is not allowed. */
export async function copyText(text: string, copied?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    if (copied) toast({ title: copied })
    return true
  } catch {
    toast({ title: 'Error', description: 'Your browser did not allow copying.', destructive: true })
    return false
  }
}
