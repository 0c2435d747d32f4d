'use client'

import type { ComponentProps } from 'react'
import * as v from 'valibot'
import {
  CONNECTION_TEXTS,
  PLATFORM_SECRETS,
  type PlatformConnection,
  PlatformConnectionInput,
  createPlatformConnection,
  updatePlatformConnection,
  listPlatformConnections,
} from '@/contracts/commerce/connections'
import { type FieldLabels, yesOrNo } from '../../api/conflictFields'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { EqualColumns } from '../../ui/Columns'
import { PasswordField } from '../../ui/PasswordField'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { FlagSwitch } from '../../ui/form/FlagSwitch'
import { platformItems, platformLabel } from './platformLabels'

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

const secret = (label: string) => ({ label, show: (typed: string) => (typed ? 'A new one' : 'As stored') })
const LABELS: FieldLabels<ReturnType<typeof valuesOf>> = {
  platform: { label: 'Platform', show: platformLabel },
  platformName: 'Platform name',
  apiKey: secret('API key'),
  apiSecret: secret('API secret'),
  accessToken: secret('Access token'),
  shopUrl: 'Shop URL',
  isActive: { label: 'Active', show: yesOrNo },
}

type Props = {
  /** The connection to edit; absent for a new one. */
  connection?: PlatformConnection
  button: FormButton
}

/** Adds or edits a connection. Secrets are write-only: an empty field keeps the stored one. */
export function ConnectionForm({ connection, button }: Props) {
  return (
    <FormDialog
      name={`connection.${connection?.id ?? 'new'}`}
      secrets={PLATFORM_SECRETS}
      title={connection ? 'Edit platform connection' : 'Add a platform connection'}
      size="wide"
      button={button}
      schema={ConnectionFields}
      initialValues={() => valuesOf(connection)}
      editing={
        connection && {
          record: withVersion(connection),
          kind: 'connection',
          title: connection.platformName,
          valuesOf,
          load: () => loadConnection(connection.id),
          labels: LABELS,
        }
      }
      submit={(fields, base) => {
        const body = withoutHiddenSecrets(fields)
        return connection
          ? send(updatePlatformConnection, {
              params: { id: connection.id },
              body: { ...toPatch(body), was: base.was },
            })
          : send(createPlatformConnection, { body })
      }}
      refresh={[listPlatformConnections]}
      success={{ title: connection ? CONNECTION_TEXTS.updated : CONNECTION_TEXTS.created }}
      failure={connection ? CONNECTION_TEXTS.updateFailed : CONNECTION_TEXTS.createFailed}
      submitLabel={connection ? 'Save connection' : 'Add connection'}
    >
      {(form) => {
        const isManual = form.values.platform === 'manual'
        return (
          <>
            <EqualColumns $count={2}>
              <Select label="Platform" items={platformItems} {...form.field('platform')} />
              <TextField label="Platform name" {...form.field('platformName')} />
              {!isManual && (
                <SecretField label="API key" stored={connection?.apiKey} {...form.field('apiKey')} />
              )}
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
              <SecretField
                label="Access token"
                stored={connection?.accessToken}
                {...form.field('accessToken')}
              />
            </EqualColumns>
            {isManual && (connection?.apiKey || connection?.apiSecret) && (
              <output className="callout">
                A manual connection has no API key or secret. Saving removes the stored ones.
              </output>
            )}
            <FlagSwitch label="Active" {...form.field('isActive')} />
          </>
        )
      }}
    </FormDialog>
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

function valuesOf(connection: PlatformConnection | undefined) {
  return {
    platform: connection?.platform ?? 'tiktok_shop',
    platformName: connection?.platformName ?? '',
    apiKey: '',
    apiSecret: '',
    accessToken: '',
    shopUrl: connection?.shopUrl ?? '',
    isActive: connection?.isActive ?? 'true',
  }
}

/** A connection has no version: a change says how the connection was. */
function withVersion(connection: PlatformConnection) {
  const { platform, platformName, apiKey, apiSecret, shopUrl, accessToken, isActive } = connection
  const was = { platform, platformName, apiKey, apiSecret, shopUrl, accessToken, isActive }
  return { ...connection, was, version: JSON.stringify(was) }
}

async function loadConnection(wanted: string) {
  const connection = (await send(listPlatformConnections)).find(({ id }) => id === wanted)
  return connection && withVersion(connection)
}
