'use client'

import {
  type CreatorListing,
  CreatorListingInput,
  LISTING_TEXTS,
  createCreatorListing,
  listCreatorListings,
  updateCreatorListing,
} from '@/contracts/creatorListings'
import { LISTING_CATEGORIES, LISTING_LENGTHS } from '@/contracts/directory'
import { TASK_TEXTS } from '@/contracts/schedule/tasks'
import { type FieldLabels } from '../../api/conflictFields'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { PictureField } from '../../picker/PictureField'
import { Checkbox } from '../../ui/Checkbox'
import { EqualColumns } from '../../ui/Columns'
import { KeptHere } from '../../ui/KeptHere'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import type { ManagedListing } from './listing'
import { OpeningHoursField } from './OpeningHoursField'
import { hoursText } from '../openingText'
import { useSampleListings } from './sampleListings'
import { LISTING_FAILURE, LISTING_LISTS } from './useManagedListings'

type Props = {
  /** The listing to edit; absent for a new one. */
  listing?: ManagedListing
  button: FormButton
}

const CATEGORY_ITEMS = LISTING_CATEGORIES.map((category) => ({ id: category, label: category }))
const yesOrNo = (isOn: boolean) => (isOn ? 'Yes' : 'No')
const LABELS: FieldLabels<ReturnType<typeof valuesOf>> = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  location: 'Location',
  phone: 'Phone',
  website: 'Website',
  hours: 'Hours',
  openingHours: { label: 'Opening hours', show: (hours) => hoursText(hours) },
  imageId: { label: 'Picture', show: (id) => (id ? 'A picture' : 'None') },
  featured: { label: 'Featured', show: yesOrNo },
  seeksCreators: { label: 'Looks for creators', show: yesOrNo },
  pitch: 'What it offers creators',
}

/** Adds or edits a listing; of a sample nothing is stored. */
export function ListingForm({ listing, button }: Props) {
  const { changeSample } = useSampleListings()
  const isSample = listing?.isSample ?? false
  return (
    <FormDialog
      name={`listing.${listing?.id ?? 'new'}`}
      title={listing ? 'Edit listing' : 'Add a listing'}
      size="wide"
      button={button}
      schema={CreatorListingInput}
      initialValues={() => valuesOf(listing)}
      editing={
        listing && !isSample
          ? {
              record: listing,
              kind: 'listing',
              title: listing.name,
              valuesOf,
              load: async () => managedOf(await send(listCreatorListings), listing),
              labels: LABELS,
            }
          : undefined
      }
      submit={async (input, base: ManagedListing): Promise<{ name: string }> => {
        if (!listing) return send(createCreatorListing, { body: input })
        if (isSample) {
          changeSample(listing.id, input)
          return input
        }
        const body = { ...input, version: base.version }
        return send(updateCreatorListing, { params: { id: listing.id }, body })
      }}
      {...LISTING_FAILURE}
      refresh={isSample ? [] : LISTING_LISTS}
      failure={LISTING_TEXTS.saveFailed}
      success={({ name }) => ({
        title: listing ? LISTING_TEXTS.updated : LISTING_TEXTS.added,
        description: isSample ? TASK_TEXTS.sample : `${name}${stepOf(listing)}`,
      })}
      submitLabel="Save listing"
    >
      {(form) => (
        <>
          <EqualColumns $count={2}>
            <TextField label="Name" maxLength={LISTING_LENGTHS.name} {...form.field('name')} />
            <Select label="Category" items={CATEGORY_ITEMS} {...form.field('category')} />
          </EqualColumns>
          <TextArea
            label="Description"
            maxLength={LISTING_LENGTHS.description}
            {...form.field('description')}
          />
          <EqualColumns $count={2}>
            <TextField label="Location" maxLength={LISTING_LENGTHS.location} {...form.field('location')} />
            <TextField
              label="Phone"
              type="tel"
              isOptional
              maxLength={LISTING_LENGTHS.phone}
              {...form.field('phone')}
            />
            <TextField label="Website" type="url" isOptional {...form.field('website')} />
            <TextField
              label="Hours"
              isOptional
              maxLength={LISTING_LENGTHS.hours}
              description="In a few words: Mon to Sat, 6 to 8"
              {...form.field('hours')}
            />
          </EqualColumns>
          <OpeningHoursField
            value={form.values.openingHours}
            onChange={(hours) => form.setValue('openingHours', hours)}
            errorMessage={form.field('openingHours').errorMessage}
          />
          {isSample ? (
            <KeptHere>It reaches no directory.</KeptHere>
          ) : (
            <>
              <PictureField
                hint="Everybody can see it once the listing is approved."
                value={form.values.imageId}
                onChange={(id) => form.setValue('imageId', id)}
                errorMessage={form.field('imageId').errorMessage}
              />
              <div>
                <Checkbox
                  isSelected={form.values.seeksCreators}
                  onChange={(isOn) => form.setValue('seeksCreators', isOn)}
                >
                  It looks for creators to work with
                </Checkbox>
                {form.values.seeksCreators && (
                  <TextArea
                    label="What it offers creators"
                    isOptional
                    maxLength={LISTING_LENGTHS.pitch}
                    {...form.field('pitch')}
                  />
                )}
              </div>
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

function valuesOf(listing?: ManagedListing) {
  return {
    name: listing?.name ?? '',
    category: listing?.category ?? null,
    description: listing?.description ?? '',
    location: listing?.location ?? '',
    phone: listing?.phone ?? '',
    website: listing?.website ?? '',
    hours: listing?.hours ?? '',
    openingHours: listing?.openingHours ?? [],
    imageId: listing?.imageId ?? '',
    featured: listing?.featured ?? false,
    seeksCreators: listing?.seeksCreators ?? false,
    pitch: listing?.pitch ?? '',
  }
}

/** The listing as it is stored now; undefined when it is gone. */
function managedOf(all: readonly CreatorListing[], listing: ManagedListing): ManagedListing | undefined {
  const found = all.find(({ id }) => id === listing.id)
  return found && { ...listing, ...found }
}

/** What follows for a listing that was saved. */
function stepOf(listing: ManagedListing | undefined): string {
  if (!listing || listing.state === 'draft') return ': a draft, until you submit it.'
  if (listing.state === 'approved') return ': an admin looks at the change first.'
  return ''
}
