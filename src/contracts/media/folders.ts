import * as v from 'valibot'
import { call } from '../core/call'
import { date, id, noQuery, optional, patchable, text, version } from '../core/wire'
import { FOLDER_NAME_MAX } from './limits'
import { Trashed } from '../trash'

export const Folder = v.strictObject({
  id,
  name: v.string(),
  /** Null at the top level. */
  parentId: v.nullable(id),
  /** Number of files in it, without those in subfolders. */
  files: v.number(),
  version: v.number(),
  createdAt: date,
})
export type Folder = v.InferOutput<typeof Folder>

const folderName = text('Required', FOLDER_NAME_MAX)

export const FolderInput = v.object({ name: folderName, parentId: optional(id) })

export const FolderPatch = v.object({ version, name: v.optional(folderName), parentId: patchable(id) })
export type FolderPatch = v.InferInput<typeof FolderPatch>

export const listFolders = call({
  method: 'get',
  path: '/folders',
  who: 'user',
  query: noQuery,
  answer: v.array(Folder),
  summary: 'Your folders of media, by name',
})

export const createFolder = call({
  method: 'post',
  path: '/folders',
  who: 'user',
  query: noQuery,
  body: FolderInput,
  answer: Folder,
  status: 201,
  summary: 'Make a folder',
  fails: [404, 409],
})

export const updateFolder = call({
  method: 'patch',
  path: '/folders/:id',
  who: 'user',
  query: noQuery,
  body: FolderPatch,
  answer: Folder,
  summary: 'Rename or move a folder',
  fails: [409],
})

export const deleteFolder = call({
  method: 'delete',
  path: '/folders/:id',
  who: 'user',
  query: noQuery,
  answer: Trashed,
  summary: 'Delete an empty folder; it can be restored for 30 days',
  fails: [409],
})
