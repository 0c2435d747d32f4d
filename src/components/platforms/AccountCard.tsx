'use client'

import { styled } from 'styled-components'
import {
  PLATFORM_TEXTS,
  PlatformAccount,
  type PlatformProfile,
  listPlatformProfiles,
  updatePlatformProfile,
} from '@/contracts/platforms'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { useConflict } from '../api/useConflict'
import { useDraft } from '../api/useDraft'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { LocalDay } from '../ui/LocalDay'
import { NumberField } from '../ui/NumberField'
import { TextField } from '../ui/TextField'
import { useValibotForm } from '../ui/form/useValibotForm'

type Props = {
  label: string
  profile: PlatformProfile
  /** Whether the dashboard's followers are the people on the list (docs/behaviour.md, 4.2). */
  isCounted: boolean
}

/** Name, address and followers of the account, as its owner enters them (docs/behaviour.md, 4.4). */
export function AccountCard({ label, profile, isCounted }: Props) {
  const { platform, followers, followersAt } = profile
  const use = isCounted
    ? 'is no part of Total Followers on the dashboard: while visits are counted, that is the people on the list.'
    : 'adds to Total Followers on the dashboard.'
  const attempt = useAttempt<PlatformProfile>({
    refresh: [listPlatformProfiles],
    success: { title: PLATFORM_TEXTS.saved, description: label },
    failure: PLATFORM_TEXTS.saveFailed,
    showsServerText: true,
  })
  const form = useValibotForm({
    schema: PlatformAccount,
    initialValues: valuesOf(profile),
    onSubmit: async (account) => {
      const saved = await attempt(() =>
        conflict.save(({ version }) =>
          send(updatePlatformProfile, { params: { platform }, body: { ...account, version } }),
        ),
      )
      draft.rebase(valuesOf(saved), valuesOf(saved))
      conflict.restart(saved)
    },
    // useAttempt has already shown a toast.
    onError: () => undefined,
  })
  const draft = useDraft({
    name: `platform.${platform}`,
    form,
    initialValues: () => valuesOf(profile),
    isStanding: true,
    showsBoth: true,
  })
  const conflict = useConflict({
    form,
    draft,
    editing: {
      record: profile,
      kind: 'account',
      title: label,
      valuesOf,
      load: async () => (await send(listPlatformProfiles)).find((each) => each.platform === platform),
      labels: { handle: 'Handle', url: 'Address', followers: 'Followers' },
    },
  })
  return (
    <Card title={`Your ${label} account`}>
      {draft.note}
      <Fields {...form.formProps} name={`platform.${platform}`}>
        <TextField label="Handle" isOptional placeholder="isla.verano" {...form.field('handle')} />
        <TextField label="Address" type="url" isOptional {...form.field('url')} />
        <NumberField label="Followers" isOptional {...form.field('followers')} />
        <Button variant="ink" type="submit" isPending={form.isPending} pendingText="Saving...">
          Save
        </Button>
      </Fields>
      <Note className="subtle">
        {followersAt && followers !== null ? (
          <>
            Entered by you on <LocalDay iso={followersAt} />. It {use}
          </>
        ) : (
          `What you enter here ${use}`
        )}
      </Note>
      {conflict.dialog}
    </Card>
  )
}

function valuesOf({ handle, url, followers }: PlatformProfile) {
  return { handle: handle ?? '', url: url ?? '', followers }
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: 1fr 1.3fr 0.8fr auto;
  gap: 1rem;
  align-items: start;

  /* Level with the fields, below their labels. */
  > button {
    margin-top: 1.5rem;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      margin-top: 0;
    }
  }
`

const Note = styled.p`
  margin-top: 0.75rem;
`
