import path from 'node:path'
import type { Payload } from 'payload'

type Shipped = { file: string; alt: string }

/** The path of a shipped picture or film, named as in media/seed. */
export function shippedPath(file: string): string {
  return path.resolve(/*turbopackIgnore: true*/ process.cwd(), 'media/seed', file)
}

/** Uploads the files that the library lacks. Returns the ids of the whole library by name. */
export async function uploadShipped(
  payload: Payload,
  files: readonly Shipped[],
): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  const ids = new Map(docs.map(({ filename, id }) => [filename ?? '', id]))
  const missing = new Map(files.map((each) => [path.basename(each.file), each]))
  for (const name of ids.keys()) missing.delete(name)
  // In parallel: most of the time goes to encoding, which can use every core.
  const uploads = [...missing].map(async ([name, { file, alt }]) => {
    const filePath = shippedPath(file)
    const context = { disableRevalidate: true }
    const { id } = await payload.create({ collection: 'media', data: { alt }, filePath, context })
    ids.set(name, id)
  })
  await Promise.all(uploads)
  return ids
}
