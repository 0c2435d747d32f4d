'use client'

import { Button, toast, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'
import { send } from '@/components/api/request'
import { failureText } from '@/components/api/RequestError'
import { useDebounced } from '@/components/layout/useDebounced'
import type { MailName } from '@/contracts/mails/mailWords'
import { MAIL_TEXTS, type MailPreview, type TypedMail, previewMail, testMail } from '@/contracts/mails/mails'

/** Below the words of a mail: how it looks as one types, in both schemes, and a test to oneself. */
export function MailLook({ name }: { name: MailName }) {
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const subject = textOf(useFormFields(([fields]) => fields[`${name}.subject`]?.value))
  const opening = textOf(useFormFields(([fields]) => fields[`${name}.opening`]?.value))
  const closing = textOf(useFormFields(([fields]) => fields[`${name}.closing`]?.value))
  const typed = { name, subject, opening, closing }

  async function sendTest() {
    setBusy(true)
    try {
      const { to, isSent } = await send(testMail, { body: typed })
      if (isSent) toast.success(MAIL_TEXTS.sentTo(to))
      else toast.warning(MAIL_TEXTS.noServer)
    } catch (error) {
      toast.error(failureText(error))
    }
    setBusy(false)
  }
  return (
    <div className="mail-look">
      <div className="mail-look-actions">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setShown(!isShown)}
          extraButtonProps={{ 'aria-expanded': isShown }}
        >
          {isShown ? 'Hide the preview' : 'Preview'}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void sendTest()}
        >
          Send a test to me
        </Button>
      </div>
      {isShown && <Look typed={typed} />}
    </div>
  )
}

/** Both looks, side by side where there is room. The frames run no scripts and lead nowhere. */
function Look({ typed }: { typed: TypedMail }) {
  const shown = useDebounced(JSON.stringify(typed))
  const { data, error } = useSWR<MailPreview, unknown>(
    ['mail-look', shown],
    () => send(previewMail, { body: JSON.parse(shown) as TypedMail }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  if (error) return <p role="alert">{failureText(error)}</p>
  if (!data) return <p>Drawing…</p>
  return (
    <>
      <p className="mail-look-subject">
        <span>Subject</span> <b>{data.subject}</b>
      </p>
      <div className="mail-look-frames">
        {(['light', 'dark'] as const).map((scheme) => (
          <iframe key={scheme} title={`The mail, ${scheme}`} srcDoc={data[scheme]} sandbox="" tabIndex={-1} />
        ))}
      </div>
    </>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
