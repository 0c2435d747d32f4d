'use client'

import * as v from 'valibot'
import {
  type Media,
  MediaPatch,
  getMedia,
  listMediaPlaces,
  updateMedia,
  mediaFileUrl,
} from '@/contracts/media/files'
import { type Folder } from '@/contracts/media/folders'
import { MEDIA_USES, MEDIA_USE_LABELS } from '@/contracts/media/limits'
import { MEDIA_TEXTS, NO_FOLDER, usedText } from '@/contracts/media/texts'
import { TEXT_MAX } from '@/contracts/core/wire'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { useConflict } from '../../api/useConflict'
import { useDraft } from '../../api/useDraft'
import { useLoad } from '../../api/useLoad'
import { Button } from '../../ui/Button'
import { DialogActions } from '../../ui/DialogActions'
import { RadioGroup } from '../../ui/RadioGroup'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { toItems } from '../../ui/form/items'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { folderPaths } from '../folders/folderTree'
import { MEDIA_LISTS } from '../useMediaActions'
import { MediaPlaces } from './MediaPlaces'
import { VisibilityField } from './VisibilityField'
import { styled } from 'styled-components'
import { LocalDay } from '../../ui/LocalDay'
import { kindText, lengthText, sizeText } from '../../picker/describeMedia'

const NONE = 'none'

const Fields = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Required'), v.maxLength(TEXT_MAX)),
  alt: v.pipe(v.string(), v.trim(), v.maxLength(TEXT_MAX, `At most ${TEXT_MAX} characters`)),
  use: MediaPatch.entries.use.wrapped,
  folderId: v.string(),
})

type Props = {
  media: Media
  folders: readonly Folder[]
  /** Whether it was opened for what uses the file. */
  isForPlaces: boolean
  onClose: () => void
  onDelete: (media: Media) => Promise<boolean>
}

/** The editable fields of a file. Unsaved input is restored when it opens again. */
export function MediaForm({ media, folders, isForPlaces, onClose, onDelete }: Props) {
  const { id, kind } = media
  const { data: places } = useLoad(listMediaPlaces, { params: { id }, revalidateOnMount: true })
  const save = useAttempt<Media>({
    refresh: MEDIA_LISTS,
    success: { title: MEDIA_TEXTS.updated },
    failure: MEDIA_TEXTS.updateFailed,
    showsServerText: true,
    gone: MEDIA_TEXTS.gone,
  })
  const form = useValibotForm({
    schema: Fields,
    initialValues: valuesOf(media),
    onSubmit: async ({ name, alt, use, folderId }) => {
      const changes = {
        name,
        alt: alt || null,
        folderId: folderId === NONE ? null : folderId,
        ...(kind === 'image' && { use }),
      }
      await save(() =>
        conflict.save(({ version }) => send(updateMedia, { params: { id }, body: { ...changes, version } })),
      )
      draft.forget()
      onClose()
    },
    // The attempt has shown its toast.
    onError: () => undefined,
  })
  const draft = useDraft({
    name: `media.${id}`,
    form,
    initialValues: () => valuesOf(media),
    isStanding: true,
    showsBoth: true,
  })
  const conflict = useConflict({
    form,
    draft,
    editing: {
      record: media,
      kind: 'file',
      title: media.name,
      valuesOf,
      load: () => send(getMedia, { params: { id } }),
      labels: {
        name: 'Name',
        alt: 'Alt text',
        use: { label: 'Counts as', show: (use) => MEDIA_USE_LABELS[use] },
        folderId: { label: 'Folder', show: (chosen) => folderName(folders, chosen) },
      },
    },
  })
  const uses = places?.length ?? 0

  async function remove(): Promise<void> {
    if (!(await onDelete(media))) return
    draft.forget()
    onClose()
  }
  return (
    <>
      <form className="stack" name={`media-${id}`} {...form.formProps}>
        <MediaPicture media={media} />
        {draft.note}
        <TextField label="Name" {...form.field('name')} />
        {kind === 'image' && (
          <>
            <TextArea
              label="Alt text"
              isOptional
              rows={2}
              description="Say the thing and its colour. It goes wherever the picture goes."
              {...form.field('alt')}
            />
            <RadioGroup
              label="Counts as"
              items={toItems(MEDIA_USES, MEDIA_USE_LABELS)}
              {...form.field('use')}
            />
          </>
        )}
        <Select
          label="Folder"
          items={[{ id: NONE, label: `${NO_FOLDER}, outside of folders` }, ...folderPaths(folders)]}
          {...form.field('folderId')}
        />
        <VisibilityField media={media} />
        {places && <MediaPlaces places={places} isWanted={isForPlaces} />}
        <MediaFacts media={media} />
        <DialogActions>
          <Button
            variant="quiet"
            icon="trash"
            isDisabled={!places || uses > 0 || form.isPending}
            onPress={() => void remove()}
          >
            {uses > 0 ? usedText(uses) : 'Delete'}
          </Button>
          <Button variant="primary" type="submit" isPending={form.isPending} pendingText="Saving...">
            Save
          </Button>
        </DialogActions>
      </form>
      {conflict.dialog}
    </>
  )
}

function folderName(folders: readonly Folder[], chosen: string): string {
  return folderPaths(folders).find(({ id }) => id === chosen)?.label ?? NO_FOLDER
}

function valuesOf({ name, alt, use, folderId }: Media) {
  return { name, alt: alt ?? '', use, folderId: folderId ?? NONE }
}

/** The picture as a whole, or the film to play. */
function MediaPicture({ media: { id, kind, name, alt, hasPoster } }: { media: Media }) {
  return (
    <Frame>
      {kind === 'film' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own film, not published yet
        <video
          controls
          preload="metadata"
          aria-label={name}
          src={mediaFileUrl(id)}
          poster={hasPoster ? mediaFileUrl(id, '960') : undefined}
        />
      ) : (
        <img src={mediaFileUrl(id, '960')} alt={alt ?? name} />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  height: clamp(12rem, 40vh, 21rem);
  margin: 0 -1.5rem;
  background: var(--sunken);

  > * {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`

/** The details of a file. */
function MediaFacts({ media }: { media: Media }) {
  const { seconds, contentType, createdAt } = media
  const facts = [
    ['Kind', kindText(media)],
    ['Format', contentType],
    ['Size', sizeText(media)],
    ['Length', seconds === null ? null : lengthText(seconds)],
    ['Added', <LocalDay key="added" iso={createdAt} />],
    ['Place data', 'Taken out on arrival'],
  ] as const
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: 0.4375rem;
  font-size: var(--t-ui);

  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: 1rem;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
`
