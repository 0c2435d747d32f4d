import { NeedsScript } from '@/components/layout/NeedsScript'
import { ResetPasswordScreen } from '@/components/account/ResetPasswordScreen'
import { pageMetadata } from '../../pageMetadata'

/** The token in the address must not be sent along as a Referer. */
export async function generateMetadata() {
  const metadata = await pageMetadata(
    '/reset-password',
    { title: 'A new password', description: 'Set a new password with the link you were sent.' },
    { isIndexed: false },
  )
  return { ...metadata, referrer: 'no-referrer' as const }
}

export default function ResetPassword() {
  return (
    <>
      <ResetPasswordScreen />
      <NeedsScript what="Setting a password" />
    </>
  )
}
