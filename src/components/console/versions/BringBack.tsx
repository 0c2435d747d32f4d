'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { request } from '@/components/api/request'

type BringBackProps = {
  global: string
  version: string
  /** Of the page's form. */
  href: string
  /** The id of what says which version it is. */
  describedBy: string
}

/** Brings a version into the draft and opens the form, where publishing it is a press of its own. */
export function BringBack({ global, version, href, describedBy }: BringBackProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function bringBack() {
    setBusy(true)
    try {
      const answer = await request('POST', `/cms-api/globals/${global}/versions/${version}`)
      toast.success(((await answer.json()) as { message: string }).message)
      router.push(href)
    } catch {
      toast.error(t('version:problemRestoringVersion'))
      setBusy(false)
    }
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      aria-describedby={describedBy}
      onClick={() => void bringBack()}
    >
      {t('version:restoreThisVersion')}
    </Button>
  )
}
