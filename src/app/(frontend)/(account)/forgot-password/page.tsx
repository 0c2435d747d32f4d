import { NeedsScript } from '@/components/layout/NeedsScript'
import { ForgotPasswordScreen } from '@/components/account/ForgotPasswordScreen'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/forgot-password',
    { title: 'Forgot your password', description: 'Ask for a link that sets a new password.' },
    { isIndexed: false },
  )
}

export default function ForgotPassword() {
  return (
    <>
      <ForgotPasswordScreen />
      <NeedsScript what="Asking for a link" />
    </>
  )
}
