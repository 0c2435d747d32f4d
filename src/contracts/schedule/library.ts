import type { Task } from './tasks'

/** What the content library is rendered with, so that opening it makes no call (docs/behaviour.md, 4.10). */
export type LibraryStart = {
  /** Posts with a film, published or not, latest changed first. */
  videos: LibraryItem[]
  /** Posts that are not published and have words or files. */
  drafts: LibraryItem[]
  published: LibraryItem[]
}

export type LibraryItem = Pick<Task, 'id' | 'title' | 'platform' | 'date' | 'publishedAt' | 'publishedUrl'>
