import { NeedsScript } from '@/components/layout/NeedsScript'
import { ResetPasswordScreen } from '@/components/account/ResetPasswordScreen'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

/** The token in the address must not be sent along as a Referer. */
export async function generateMetadata() {
  const metadata = await pageMetadata('/reset-password', (await readGlobal('notices')).resetPassword, {
    isIndexed: false,
  })
  return { ...metadata, referrer: 'no-referrer' as const }
}

export default async function ResetPassword() {
  return (
    <>
      <ResetPasswordScreen copy={(await readGlobal('notices')).resetPassword} />
      <NeedsScript what="Setting a password" />
    </>
  )
}
