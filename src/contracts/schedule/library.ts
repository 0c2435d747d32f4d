import * as v from 'valibot'
import { call } from '../core/call'
import { pageOf, pageQuery } from '../core/page'
import { Task } from './tasks'

/** The lists of the content library; a post with a film is in two (docs/behaviour.md, 4.10). */
export const LIBRARY_LISTS = ['videos', 'drafts', 'published'] as const
export type LibraryList = (typeof LIBRARY_LISTS)[number]

const { id, title, platform, date, publishedAt, publishedUrl, cover } = Task.entries
export const LibraryItem = v.strictObject({ id, title, platform, date, publishedAt, publishedUrl, cover })
export type LibraryItem = v.InferOutput<typeof LibraryItem>

const LibraryPage = pageOf(LibraryItem)

/** The first page of each list, so that opening the content library makes no call. */
export type LibraryStart = Record<LibraryList, v.InferOutput<typeof LibraryPage>>

export const pageLibrary = call({
  method: 'get',
  path: '/tasks/library',
  who: 'user',
  query: v.object({ list: v.picklist(LIBRARY_LISTS), cursor: pageQuery.cursor }),
  answer: LibraryPage,
  summary: 'Your posts with a film, your drafts, or your published posts, 50 at once, latest first',
})
