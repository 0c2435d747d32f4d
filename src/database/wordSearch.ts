import type { mongo } from 'mongoose'
import { contains } from './foldedPattern'

type Filter = mongo.Filter<mongo.Document>

/**
 * Conditions for the driver: each word of the text occurs in one of the fields, or fulfils one of its `others`. Uses no
 * index, so the list that it narrows must be read a page at a time.
 */
export async function wordSearch(
  text: string | undefined,
  fields: readonly string[],
  others: (word: string) => Promise<Filter[]> = async () => [],
): Promise<Filter[]> {
  const words = text?.split(/\s+/).filter(Boolean) ?? []
  return Promise.all(
    words.map(async (word) => ({
      $or: [...fields.map((field) => ({ [field]: contains(word) })), ...(await others(word))],
    })),
  )
}
