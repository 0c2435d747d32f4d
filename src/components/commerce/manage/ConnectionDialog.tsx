'use client'

import type { ComponentProps } from 'react'
import * as v from 'valibot'
import {
  CONNECTION_TEXTS,
  type PlatformConnection,
  PlatformConnectionInput,
  createPlatformConnection,
  updatePlatformConnection,
  listPlatformConnections,
} from '@/contracts/commerce/connections'
import { useSend } from '../../api/useSend'
import { EqualColumns } from '../../ui/Columns'
import { Dialog } from '../../ui/Dialog'
import { PasswordField } from '../../ui/PasswordField'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { TextField } from '../../ui/TextField'
import { FormActions } from '../../ui/form/FormActions'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { platformItems } from './platformLabels'

/** The call accepts a manual connection without an address, but this form requires one, as its label says. */
const ConnectionFields = v.pipe(
  PlatformConnectionInput,
  v.forward(
    v.partialCheck(
      [['platform'], ['shopUrl']],
      ({ platform, shopUrl }) => platform !== 'manual' || shopUrl !== null,
      'Enter the shop URL',
    ),
    ['shopUrl'],
  ),
)

type Props = {
  /** The connection to edit; absent for a new one. */
  connection?: PlatformConnection
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds or edits a connection. Secrets are write-only: an empty field keeps the stored one. */
export function ConnectionDialog({ connection, isOpen, onOpenChange }: Props) {
  const create = useSend(createPlatformConnection, {
    refresh: [listPlatformConnections],
    success: { title: CONNECTION_TEXTS.created },
    failure: CONNECTION_TEXTS.createFailed,
  })
  const update = useSend(updatePlatformConnection, {
    refresh: [listPlatformConnections],
    success: { title: CONNECTION_TEXTS.updated },
    failure: CONNECTION_TEXTS.updateFailed,
  })
  return (
    <Dialog
      title={connection ? 'Edit platform connection' : 'Add a platform connection'}
      size="wide"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={create.isPending || update.isPending}
    >
      {({ close }) => (
        <ConnectionForm
          connection={connection}
          onCancel={close}
          onSubmit={async (body) => {
            const isSaved = connection
              ? await update.run({ params: { id: connection.id }, body: toPatch(body) })
              : await create.run({ body })
            if (isSaved) close()
          }}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  connection: PlatformConnection | undefined
  onCancel: () => void
  onSubmit: (body: PlatformConnectionInput) => Promise<void>
}

function ConnectionForm({ connection, onCancel, onSubmit }: FormProps) {
  const form = useValibotForm({
    schema: ConnectionFields,
    initialValues: {
      platform: connection?.platform ?? 'tiktok_shop',
      platformName: connection?.platformName ?? '',
      apiKey: '',
      apiSecret: '',
      accessToken: '',
      shopUrl: connection?.shopUrl ?? '',
      isActive: connection?.isActive ?? 'true',
    },
    onSubmit: (body) => onSubmit(withoutHiddenSecrets(body)),
  })
  const isManual = form.values.platform === 'manual'
  return (
    <form className="stack" {...form.formProps}>
      <EqualColumns $count={2}>
        <Select label="Platform" items={platformItems} {...form.field('platform')} />
        <TextField label="Platform name" {...form.field('platformName')} />
        {!isManual && <SecretField label="API key" stored={connection?.apiKey} {...form.field('apiKey')} />}
        {!isManual && (
          <SecretField label="API secret" stored={connection?.apiSecret} {...form.field('apiSecret')} />
        )}
        <TextField
          label={isManual ? 'Shop URL (required for manual)' : 'Shop URL'}
          type="url"
          isOptional={!isManual}
          placeholder="https://"
          {...form.field('shopUrl')}
        />
        <SecretField label="Access token" stored={connection?.accessToken} {...form.field('accessToken')} />
      </EqualColumns>
      {isManual && (connection?.apiKey || connection?.apiSecret) && (
        <output className="callout">
          A manual connection has no API key or secret. Saving removes the stored ones.
        </output>
      )}
      <Switch
        isSelected={form.values.isActive === 'true'}
        onChange={(isActive) => form.setValue('isActive', isActive ? 'true' : 'false')}
      >
        Active
      </Switch>
      <FormActions
        submitLabel={connection ? 'Save connection' : 'Add connection'}
        isPending={form.isPending}
        onCancel={onCancel}
      />
    </form>
  )
}

type SecretProps = ComponentProps<typeof PasswordField> & { stored: string | null | undefined }

function SecretField({ stored, ...props }: SecretProps) {
  return (
    <PasswordField
      isOptional
      autoComplete="off"
      description={stored ? `Stored as ${stored}. Leave empty to keep it.` : undefined}
      {...props}
    />
  )
}

/** A manual connection has no key fields, so keys typed for another platform are not sent. */
function withoutHiddenSecrets(body: PlatformConnectionInput): PlatformConnectionInput {
  return body.platform === 'manual' ? { ...body, apiKey: null, apiSecret: null } : body
}

/** The body of an edit: an empty field keeps the stored secret, but a manual connection clears key and secret. */
function toPatch({ apiKey, apiSecret, accessToken, ...rest }: PlatformConnectionInput) {
  const isManual = rest.platform === 'manual'
  return {
    ...rest,
    ...((apiKey || isManual) && { apiKey }),
    ...((apiSecret || isManual) && { apiSecret }),
    ...(accessToken && { accessToken }),
  }
}
