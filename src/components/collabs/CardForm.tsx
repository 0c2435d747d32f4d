'use client'

import {
  CARD_TEXTS,
  type CreatorCard,
  CreatorCardPatch,
  updateCreatorCard,
} from '@/contracts/collabs/creators'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { Switch } from '../ui/Switch'
import { TextField } from '../ui/TextField'
import { COLLAB_LISTS } from './useRequests'

/** What others read of the user, and whether they find it at all. */
export function CardForm({ card, button }: { card: CreatorCard; button: FormButton }) {
  return (
    <FormDialog
      name="creator-card"
      title="Your card"
      button={button}
      schema={CreatorCardPatch}
      initialValues={() => ({ ...card, headline: card.headline ?? '', niche: card.niche ?? '' })}
      submit={(body) => send(updateCreatorCard, { body })}
      refresh={COLLAB_LISTS}
      success={({ isListed }) => ({
        title: CARD_TEXTS.saved,
        description: isListed ? 'Other creators can find you and ask you.' : 'Nobody finds you.',
      })}
      failure={CARD_TEXTS.saveFailed}
      showsServerText
      submitLabel="Save card"
      pendingLabel="Saving..."
    >
      {(form) => (
        <>
          <TextField label="Name" {...form.field('displayName')} />
          <TextField
            label="What you do"
            description="Pilates and slow mornings."
            isOptional
            {...form.field('niche')}
          />
          <TextField label="What you look for" isOptional {...form.field('headline')} />
          <Switch isSelected={form.values.isListed} onChange={(isOn) => form.setValue('isListed', isOn)}>
            Other creators can find me and send me requests
          </Switch>
          <p className="subtle">They see this card, never your address or your username.</p>
        </>
      )}
    </FormDialog>
  )
}
