import type { Media } from '@/contracts/media/files'
import type { Folder } from '@/contracts/media/folders'
import type { MediaKind, MediaUse, MediaVisibility } from '@/contracts/media/limits'
import type { Upload } from '@/contracts/media/uploads'
import { idOf, idOrNull } from '@/database/ids'
import { publicPath } from '@/domain/media/publicPath'
import { environment } from '@/environment'
import type { CreatorMedia, MediaFolder, MediaUpload } from '@/payload-types'

/** A stored picture or film as calls answer it. */
export function presentMedia(stored: CreatorMedia): Media {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    kind: stored.kind satisfies MediaKind,
    use: stored.use satisfies MediaUse,
    folderId: idOrNull(stored.folderId),
    name: stored.name,
    alt: stored.alt ?? null,
    contentType: stored.mimeType ?? '',
    width: stored.width ?? null,
    height: stored.height ?? null,
    seconds: stored.seconds ?? null,
    bytes: stored.bytes,
    sha256: stored.sha256,
    hasPoster: idOrNull(stored.poster) !== null,
    visibility: stored.visibility satisfies MediaVisibility,
    publicUrl: publicUrlOf(stored),
    version: stored.version,
    createdAt: stored.createdAt,
  }
}

/** A stored folder as calls answer it, with the number of files in it. */
export function presentFolder(stored: MediaFolder, files: number): Folder {
  const { id, name, version, createdAt } = stored
  return { id, name, parentId: idOrNull(stored.parentId), files, version, createdAt }
}

/** An upload as calls answer it, with how many bytes have arrived. */
export function presentUpload({ id, name, size, expiresAt }: MediaUpload, offset: number): Upload {
  return { id, name, size, offset, expiresAt }
}

function publicUrlOf(stored: CreatorMedia): string | null {
  const path = publicPath(stored)
  return path && `${environment.siteUrl}${path}`
}
