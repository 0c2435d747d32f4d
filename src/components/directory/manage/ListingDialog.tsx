'use client'

import { styled } from 'styled-components'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import { Dialog } from '../../ui/Dialog'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { EqualColumns } from '../../ui/Columns'
import { FormActions } from '../../ui/form/FormActions'
import { ListingInput, type ManagedListing } from './listing'

type Props = {
  /** The listing to edit; absent for a new one. */
  listing?: ManagedListing
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSave: (input: ListingInput) => void
}

const CATEGORY_ITEMS = LISTING_CATEGORIES.map((category) => ({ id: category, label: category }))

/** Adds or edits a listing, with a preview of its picture. */
export function ListingDialog({ listing, isOpen, onOpenChange, onSave }: Props) {
  return (
    <Dialog
      title={listing ? 'Edit listing' : 'Add a listing'}
      size="wide"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => (
        <ListingForm
          listing={listing}
          onCancel={close}
          onSave={(input) => {
            onSave(input)
            close()
          }}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  listing: ManagedListing | undefined
  onCancel: () => void
  onSave: (input: ListingInput) => void
}

function ListingForm({ listing, onCancel, onSave }: FormProps) {
  const form = useValibotForm({
    schema: ListingInput,
    initialValues: {
      name: listing?.name ?? '',
      category: listing?.category ?? null,
      description: listing?.description ?? '',
      location: listing?.location ?? '',
      phone: listing?.phone ?? '',
      website: listing?.website ?? '',
      hours: listing?.hours ?? '',
      image: listing?.image ?? '',
    },
    onSubmit: onSave,
  })
  const { image } = form.values
  return (
    <form className="stack" {...form.formProps}>
      <EqualColumns $count={2}>
        <TextField label="Name" {...form.field('name')} />
        <Select label="Category" items={CATEGORY_ITEMS} {...form.field('category')} />
      </EqualColumns>
      <TextArea label="Description" {...form.field('description')} />
      <EqualColumns $count={2}>
        <TextField label="Location" {...form.field('location')} />
        <TextField label="Phone" type="tel" isOptional {...form.field('phone')} />
        <TextField label="Website" type="url" isOptional {...form.field('website')} />
        <TextField label="Hours" isOptional {...form.field('hours')} />
      </EqualColumns>
      <TextField label="Picture address" type="url" isOptional {...form.field('image')} />
      {image && <Preview src={image} alt="Preview of the picture" />}
      <FormActions submitLabel="Save listing" onCancel={onCancel} />
    </form>
  )
}

const Preview = styled.img`
  width: 12rem;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--sunken);
`
