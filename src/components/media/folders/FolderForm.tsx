'use client'

import * as v from 'valibot'
import { listMedia } from '@/contracts/media/files'
import { type Folder, FolderInput, createFolder, listFolders, updateFolder } from '@/contracts/media/folders'
import { FOLDER_TEXTS } from '@/contracts/media/texts'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { possibleParents } from './folderTree'

/** The select's value for the top level. */
const TOP = 'top'

const Fields = v.object({ name: FolderInput.entries.name, parentId: v.string() })

type Props = {
  folders: readonly Folder[]
  /** The folder to edit; null creates one. */
  folder: Folder | null
  /** Initial parent of a new folder. */
  parentId?: string | null
  button: FormButton
  onSaved?: (folder: Folder) => void
}

/** Creates a folder, or renames and moves one. */
export function FolderForm({ folders, folder, parentId = null, button, onSaved }: Props) {
  const parents = possibleParents(folders, folder)
  const placeOf = (above: string | null) =>
    parents.some(({ id }) => id === above) && above !== null ? above : TOP
  const valuesOf = (stored: Folder) => ({ name: stored.name, parentId: placeOf(stored.parentId) })
  return (
    <FormDialog
      name={`folder.${folder?.id ?? 'new'}`}
      title={folder ? 'Edit folder' : 'New folder'}
      button={button}
      schema={Fields}
      initialValues={() => (folder ? valuesOf(folder) : { name: '', parentId: placeOf(parentId) })}
      editing={
        folder
          ? {
              record: folder,
              kind: 'folder',
              title: folder.name,
              valuesOf,
              load: async () => (await send(listFolders)).find(({ id }) => id === folder.id),
              labels: {
                name: 'Name',
                parentId: {
                  label: 'Inside',
                  show: (chosen) => parents.find(({ id }) => id === chosen)?.label ?? 'No other folder',
                },
              },
            }
          : undefined
      }
      submit={async ({ name, parentId: chosen }, base) => {
        const body = { name, parentId: chosen === TOP ? null : chosen }
        const saved = folder
          ? await send(updateFolder, { params: { id: folder.id }, body: { ...body, version: base.version } })
          : await send(createFolder, { body })
        onSaved?.(saved)
        return saved
      }}
      refresh={[listFolders, listMedia]}
      success={{ title: folder ? FOLDER_TEXTS.updated : FOLDER_TEXTS.created }}
      failure={folder ? FOLDER_TEXTS.updateFailed : FOLDER_TEXTS.createFailed}
      gone={folder ? FOLDER_TEXTS.gone : undefined}
      showsServerText
      submitLabel={folder ? 'Save folder' : 'Create folder'}
    >
      {(form) => (
        <>
          <TextField label="Name" {...form.field('name')} />
          <Select
            label="Inside"
            items={[{ id: TOP, label: 'No other folder' }, ...parents]}
            {...form.field('parentId')}
          />
        </>
      )}
    </FormDialog>
  )
}
