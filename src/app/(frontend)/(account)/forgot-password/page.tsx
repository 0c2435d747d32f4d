import { NeedsScript } from '@/components/layout/NeedsScript'
import { ForgotPasswordScreen } from '@/components/account/ForgotPasswordScreen'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/forgot-password', (await readGlobal('notices')).forgotPassword, { isIndexed: false })
}

export default async function ForgotPassword() {
  return (
    <>
      <ForgotPasswordScreen copy={(await readGlobal('notices')).forgotPassword} />
      <NeedsScript what="Asking for a link" />
    </>
  )
}
