import type { ListedMedia } from '@/contracts/media/files'
import type { Folder } from '@/contracts/media/folders'
import type { MediaStart } from '@/contracts/media/start'
import { isla } from './renderDashboardScreen'

/** A private picture in no folder that nothing shows, without an alternative text; its id is its name. */
export function mediaOf(overrides: Partial<ListedMedia> & Pick<ListedMedia, 'name'>): ListedMedia {
  return {
    id: overrides.name,
    userId: isla.id,
    kind: 'image',
    use: 'image',
    folderId: null,
    alt: null,
    contentType: 'image/webp',
    width: 720,
    height: 900,
    seconds: null,
    bytes: 1_200_000,
    sha256: '0'.repeat(64),
    hasPoster: false,
    visibility: 'private',
    publicUrl: null,
    version: 1,
    createdAt: '2026-11-12T15:00:00.000Z',
    uses: 0,
    ...overrides,
  }
}

/** An empty folder at the top; its name is its id. */
export function folderOf(overrides: Partial<Folder> & Pick<Folder, 'id'>): Folder {
  return {
    name: overrides.id,
    parentId: null,
    files: 0,
    version: 1,
    createdAt: '2026-11-12T15:00:00.000Z',
    ...overrides,
  }
}

/** The initial data of the media manager, with counts that match the files. */
export function startOf(
  items: ListedMedia[],
  folders: Folder[] = [],
  more: Partial<MediaStart> = {},
): MediaStart {
  const pictures = items.filter(({ kind }) => kind === 'image')
  return {
    media: {
      items,
      cursor: null,
      counts: {
        images: pictures.filter(({ use }) => use === 'image').length,
        graphics: pictures.filter(({ use }) => use === 'graphic').length,
        films: items.length - pictures.length,
        folders: folders.length,
      },
      bytes: items.reduce((sum, { bytes }) => sum + bytes, 0),
      quotaBytes: null,
    },
    folders,
    uploads: [],
    ...more,
  }
}
