'use client'

import { useEffect, useState } from 'react'
import { lazyModule } from '../ui/lazyModule'
import { hasStatus, type RequestError } from './RequestError'
import { confirmation } from './request'

const dialog = lazyModule(() => import('./ConfirmIdentityDialog'))

type Answer = (isConfirmed: boolean) => void

/** The one place that asks for the password when a call wants a confirmation; the dialog is loaded when it is. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null)
  useEffect(() => {
    let asking: Promise<boolean> | null = null
    confirmation.ask = async (error) => {
      if (!hasStatus(error, 403) || !(error as RequestError).errors.password) return false
      // Two calls at once ask once.
      asking ??= new Promise<boolean>((give) => setAnswer({ give })).finally(() => (asking = null))
      return asking
    }
    return () => {
      confirmation.ask = null
    }
  }, [])
  const close: Answer = (isConfirmed) => {
    answer?.give(isConfirmed)
    setAnswer(null)
  }
  const shown = dialog.useWhen(answer !== null, () => close(false))
  return answer && shown ? <shown.ConfirmIdentityDialog onClose={close} /> : null
}
