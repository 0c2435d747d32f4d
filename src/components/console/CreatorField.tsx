import { SelectField } from '@payloadcms/ui'
import type { TextFieldServerComponent } from 'payload'
import { accountLabel } from '@/contracts/account/names'

/** A select of accounts for a text field that holds an account id; a deleted account stays selected, by its id. */
export const CreatorField: TextFieldServerComponent = async ({
  data,
  field,
  path,
  payload,
  permissions,
  user,
}) => {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    sort: ['firstName', 'username'],
    select: { firstName: true, lastName: true, username: true },
    user,
    overrideAccess: false,
  })
  const chosen: unknown = data?.[path]
  const isGone = typeof chosen === 'string' && chosen !== '' && !docs.some(({ id }) => id === chosen)
  const options = [
    ...docs.map((account) => ({ value: account.id, label: accountLabel(account) })),
    ...(isGone ? [{ value: chosen, label: `Deleted account ${chosen}` }] : []),
  ]
  const { name, label, required } = field
  const shown = { name, label: typeof label === 'string' ? label : name, required, options }
  return <SelectField path={path} field={shown} permissions={permissions} />
}
