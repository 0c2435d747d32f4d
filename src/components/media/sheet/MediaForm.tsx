'use client'

import * as v from 'valibot'
import { type Media, MediaPatch, getMedia, listMediaPlaces, updateMedia } from '@/contracts/media/files'
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
import { MediaFacts } from './MediaFacts'
import { MediaPicture } from './MediaPicture'
import { MediaPlaces } from './MediaPlaces'
import { VisibilityField } from './VisibilityField'

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
  onClose: () => void
  onDelete: (media: Media) => Promise<boolean>
}

/** The editable fields of a file. Unsaved input is restored when it opens again. */
export function MediaForm({ media, folders, onClose, onDelete }: Props) {
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
        {places && <MediaPlaces places={places} />}
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
