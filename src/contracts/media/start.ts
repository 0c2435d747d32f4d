import type { MediaList } from './files'
import type { Folder } from './folders'
import type { Upload } from './uploads'

/** Initial data of the Media Manager, so that opening it makes no call (docs/behaviour.md, 4.11). */
export type MediaStart = { media: MediaList; folders: Folder[]; uploads: Upload[] }
