import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook, File } from 'payload'
import sharp from 'sharp'
import { FILM_TYPES, type MediaKind, type MediaUse, PICTURE_TYPES } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { badRequest } from '@/database/errors'
import { fileHead } from '@/database/fileHead'
import { type Film, readMatroskaFile, readMovieFile } from '../film/readFilm'

const MOST_PIXELS = 60_000_000
const EDGE = 4_096
const QUALITY = 90

type Read = { file: File; data: { kind: MediaKind; use: MediaUse } & Partial<Film> }

/**
 * Detects the type of a creator's file from its content. A picture is re-encoded in its own format and a film's
 * metadata is removed in place, so that neither keeps a place or a device. Throws 400 for anything else.
 */
export const readOwnFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  if (!req.file) throw badRequest(MEDIA_TEXTS.wrongType)
  const { file, data } = req.file.tempFilePath
    ? await readFilm(req.file, req.file.tempFilePath)
    : await readPicture(req.file)
  req.file = file
  return { ...args, data: { ...(args as { data: object }).data, ...data } }
}

async function readPicture(file: File): Promise<Read> {
  const type = await fileTypeFromBuffer(file.data)
  if (!type || !PICTURE_TYPES.some((each) => each === type.mime)) throw badRequest(MEDIA_TEXTS.wrongType)
  try {
    const picture = sharp(file.data)
    const { width, height, hasAlpha } = await picture.metadata()
    if (width * height > MOST_PIXELS) throw badRequest(MEDIA_TEXTS.tooManyPixels)
    const format = type.mime.replace('image/', '') as 'jpeg' | 'png' | 'webp' | 'avif'
    const options = format === 'avif' ? { quality: 65, effort: 2 } : { quality: QUALITY }
    const data = await picture
      .rotate()
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : options)
      .toBuffer()
    return {
      file: renamed({ ...file, data, size: data.length }, type),
      data: { kind: 'image', use: hasAlpha ? 'graphic' : 'image' },
    }
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    throw badRequest(MEDIA_TEXTS.damaged)
  }
}

async function readFilm(file: File, path: string): Promise<Read> {
  const type = await fileTypeFromBuffer(await fileHead(path))
  if (!type || !FILM_TYPES.some((each) => each === type.mime)) throw badRequest(MEDIA_TEXTS.wrongType)
  const film = await (type.mime === 'video/webm' ? readMatroskaFile(path) : readMovieFile(path))
  if (!film) throw badRequest(MEDIA_TEXTS.damaged)
  return { file: renamed(file, type), data: { ...film, kind: 'film', use: 'image' } }
}

/** With the type of the content, and its extension appended to the random name. */
function renamed(file: File, { mime, ext }: { mime: string; ext: string }): File {
  return { ...file, mimetype: mime, name: `${file.name}.${ext}` }
}
