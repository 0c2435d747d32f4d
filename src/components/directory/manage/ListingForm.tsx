'use client'

import { styled } from 'styled-components'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { KeptHere } from '../../ui/KeptHere'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { EqualColumns } from '../../ui/Columns'
import { ListingInput, type ManagedListing } from './listing'
import { useManagedListings } from './useManagedListings'

type Props = {
  /** The listing to edit; absent for a new one. */
  listing?: ManagedListing
  button: FormButton
}

const CATEGORY_ITEMS = LISTING_CATEGORIES.map((category) => ({ id: category, label: category }))

/** Adds or edits a listing, with a preview of its picture. */
export function ListingForm({ listing, button }: Props) {
  const { addListing, updateListing } = useManagedListings()
  return (
    <FormDialog
      name={`listing.${listing?.id ?? 'new'}`}
      title={listing ? 'Edit listing' : 'Add a listing'}
      size="wide"
      button={button}
      schema={ListingInput}
      initialValues={() => ({
        name: listing?.name ?? '',
        category: listing?.category ?? null,
        description: listing?.description ?? '',
        location: listing?.location ?? '',
        phone: listing?.phone ?? '',
        website: listing?.website ?? '',
        hours: listing?.hours ?? '',
        image: listing?.image ?? '',
      })}
      submit={(input) => {
        if (listing) updateListing(listing.id, input)
        else addListing(input)
        return input
      }}
      success={({ name }) => ({
        title: listing ? 'Listing updated' : 'Listing added',
        description: `${name}: in this tab only, until you reload it.`,
      })}
      submitLabel="Save listing"
    >
      {(form) => (
        <>
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
          <KeptHere>It reaches no directory.</KeptHere>
          {form.values.image && <Preview src={form.values.image} alt="Preview of the picture" />}
        </>
      )}
    </FormDialog>
  )
}

const Preview = styled.img`
  width: 12rem;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--sunken);
`
