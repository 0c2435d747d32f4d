import type { Task } from './tasks'

/** Initial data of the content library, so that opening it makes no call (docs/behaviour.md, 4.10). */
export type LibraryStart = {
  /** Posts with a film, published or not, last changed first. */
  videos: LibraryItem[]
  /** Posts that are not published and have a caption or files. */
  drafts: LibraryItem[]
  published: LibraryItem[]
}

export type LibraryItem = Pick<Task, 'id' | 'title' | 'platform' | 'date' | 'publishedAt' | 'publishedUrl'>
