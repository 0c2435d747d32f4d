'use client'

import {
  Button,
  CheckboxField,
  FieldDescription,
  Pill,
  toast,
  useDocumentInfo,
  useField,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { CheckboxFieldClientProps } from 'payload'
import { useState } from 'react'
import { approve, withdrawApproval } from './approval'

/** Whether a user may log in, with a button that changes it at once; a checkbox while the record is new. */
export function ApprovalField(props: CheckboxFieldClientProps) {
  const { id } = useDocumentInfo()
  if (!id || props.readOnly) return <CheckboxField {...props} />
  return <Approval id={String(id)} {...props} />
}

function Approval({ id, path, field }: CheckboxFieldClientProps & { id: string }) {
  const router = useRouter()
  const { data } = useDocumentInfo()
  const { value, setValue } = useField<boolean>({ path })
  const [isPending, setPending] = useState(false)
  const { description } = field.admin ?? {}

  if (data?.erasingSince) return null

  async function change() {
    setPending(true)
    const failure = await (value ? withdrawApproval(id) : approve(id))
    if (failure) {
      toast.error(failure)
    } else {
      // Otherwise the form would send the old value with the next save.
      setValue(!value, true)
      const approved = data?.email ? 'Approved. A mail is on its way.' : 'Approved.'
      toast.success(value ? 'Approval withdrawn. The sessions have ended.' : approved)
      router.refresh()
    }
    setPending(false)
  }

  return (
    <div className="field-type console-approval">
      <p className="field-label">Approval</p>
      <Pill pillStyle={value ? 'success' : 'warning'} size="small">
        {value ? 'Approved' : data?.rejectedAt ? 'Rejected' : 'Waiting for approval'}
      </Pill>
      <Button
        buttonStyle={value ? 'secondary' : 'primary'}
        size="small"
        margin={false}
        disabled={isPending}
        onClick={() => void change()}
      >
        {value ? 'Withdraw approval' : 'Approve'}
      </Button>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  )
}
