import { failureText } from '@/components/api/RequestError'
import { send } from '@/components/api/request'
import { approveUser } from '@/contracts/account/identity'

const FAILED = 'That did not work. Try again.'

/** Approves a user, which mails them. Returns the reason when it failed. */
export async function approve(id: string): Promise<string | null> {
  try {
    await send(approveUser, { params: { id } })
    return null
  } catch (error) {
    return failureText(error, FAILED)
  }
}

/** Withdraws the approval, which ends the user's sessions. Returns the reason when it failed. */
export async function withdrawApproval(id: string): Promise<string | null> {
  const response = await fetch(`/cms-api/users/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ approved: false }),
  }).catch(() => null)
  if (response?.ok) return null
  const body = (await response?.json().catch(() => null)) as
    | { errors?: { message?: string }[] }
    | null
    | undefined
  return body?.errors?.[0]?.message ?? FAILED
}
