import { createHash, randomUUID } from 'node:crypto'
import { copyFile, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { File, PayloadRequest } from 'payload'
import { shippedPath } from '../uploadShipped'

/** Stores shipped pictures and a film as a creator's own, in folders; returns their ids by name. */
export async function createMedia(req: PayloadRequest, userId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { name, files } of demoFolders) {
    const folderId = name && (await createFolder(req, { userId, name }))
    for (const { file, title, alt, poster } of files) {
      const posterData = poster ? await createPoster(req, userId, poster) : {}
      const bytes = await readFile(shippedPath(file))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const data = { userId, name: title, alt, folderId, sha256, ...posterData }
      ids.set(title, await createFile(req, { file, bytes, data }))
    }
  }
  return ids
}

async function createFolder(req: PayloadRequest, data: { userId: string; name: string }): Promise<string> {
  // The collection's hook sets `foldedName`.
  return (await req.payload.create({ collection: 'media-folders', data: data as never, depth: 0, req })).id
}

async function createFile(
  req: PayloadRequest,
  { file, bytes, data }: { file: string; bytes: Buffer; data: object },
): Promise<string> {
  const isFilm = file.endsWith('.mp4')
  const common = { name: randomUUID(), mimetype: isFilm ? 'video/mp4' : 'image/webp', size: bytes.length }
  // A film's metadata is removed in place, so the shipped file is copied first.
  const copy = path.join(os.tmpdir(), common.name)
  if (isFilm) await copyFile(shippedPath(file), copy)
  const given: File = isFilm
    ? { ...common, data: Buffer.alloc(0), tempFilePath: copy }
    : { ...common, data: bytes }
  // The collection reads the rest from the file.
  const options = { collection: 'creator-media', data: data as never, file: given, depth: 0, req } as const
  try {
    return (await req.payload.create(options)).id
  } finally {
    await rm(copy, { force: true })
  }
}

async function createPoster(req: PayloadRequest, userId: string, file: string) {
  const data = await readFile(shippedPath(file))
  const given = { data, mimetype: 'image/webp', name: `${randomUUID()}.webp`, size: data.length }
  const options = { collection: 'media-posters', data: { userId }, file: given, depth: 0, req } as const
  const { id, filesize } = await req.payload.create(options)
  return { poster: id, posterBytes: filesize }
}

type DemoFile = { file: string; title: string; alt: string; poster?: string }

/** The media of the creator in full season: shipped pictures and a film, by folder. */
const demoFolders: { name: string | null; files: DemoFile[] }[] = [
  {
    name: null,
    files: [
      {
        file: 'platform-phone.webp',
        title: 'Phone mockup.webp',
        alt: 'The app on a phone, open on Places in Miami',
      },
      { file: 'og.webp', title: 'Cover with name.webp', alt: 'A name across coral silk' },
    ],
  },
  {
    name: 'Lookbook',
    files: [
      { file: 'products/product-01-slip-dress.webp', title: 'Slip dress.webp', alt: 'Slip dress in coral' },
      {
        file: 'products/product-02-linen-blazer.webp',
        title: 'Linen blazer.webp',
        alt: 'Linen blazer in cream',
      },
      { file: 'products/product-12-sun-hat.webp', title: 'Sun hat.webp', alt: 'A wide sun hat' },
    ],
  },
  {
    name: 'Places',
    files: [
      { file: 'directory/listing-03-cafe.webp', title: 'Plaza Coffee.webp', alt: 'A café at a corner' },
      { file: 'directory/listing-06-rooftop.webp', title: 'Rooftop.webp', alt: 'A rooftop bar at dusk' },
    ],
  },
  {
    name: 'Films',
    files: [
      {
        file: 'hero-silk.mp4',
        title: 'Silk, first light.mp4',
        alt: 'Coral silk moving in the first light',
        poster: 'hero-silk-poster.webp',
      },
    ],
  },
]
