import { stat } from 'node:fs/promises'
import type { CollectionBeforeOperationHook, File } from 'payload'
import sharp from 'sharp'
import { FILM_TYPES, type MediaKind, type MediaUse } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { badRequest } from '@/database/errors'
import { fileHead } from '@/database/fileHead'
import { mediaTypeOf, writeBrand } from '@/domain/media/mediaType'
import { type Film, readMatroskaFile, readMovieFile } from '../film/readFilm'
import { readPicture } from '../readPicture'

const EDGE = 4_096
/** Without effort, because an AVIF of noise would take a second for each million pixels. */
const OPTIONS = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 }, avif: { quality: 65, effort: 0 } }

type Read = { file: File; data: { kind: MediaKind; use: MediaUse } & Partial<Film> }

/**
 * Detects the type of a creator's file from its content. A picture is re-encoded in its own format, a moving
 * WebP with its frames, and a film's metadata is removed in place, so that neither keeps a place or a device. Throws
 * 400 for anything else.
 */
export const readOwnFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  if (!req.file) throw badRequest(MEDIA_TEXTS.wrongType)
  const { file, data } = req.file.tempFilePath
    ? await readFilm(req.file, req.file.tempFilePath)
    : await readOwnPicture(req.file)
  req.file = file
  return { ...args, data: { ...(args as { data: object }).data, ...data } }
}

async function readOwnPicture(file: File): Promise<Read> {
  const { data, mime, ext, hasAlpha, isMoving } = await readPicture(file.data, { keepsMovement: true })
  const format = mime.replace('image/', '') as 'jpeg' | 'png' | 'webp' | 'avif'
  try {
    const picture = sharp(data, { animated: isMoving })
    const encoded = await (isMoving ? picture : picture.rotate())
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, OPTIONS[format])
      .toBuffer()
    return {
      file: renamed({ ...file, data: encoded, size: encoded.length }, { mime, ext }),
      data: { kind: 'image', use: hasAlpha ? 'graphic' : 'image' },
    }
  } catch {
    throw badRequest(MEDIA_TEXTS.damaged)
  }
}

async function readFilm(file: File, path: string): Promise<Read> {
  const type = await mediaTypeOf(await fileHead(path))
  if (!type || !FILM_TYPES.some((each) => each === type.mime)) throw badRequest(MEDIA_TEXTS.wrongType)
  if (type.brand) await writeBrand(path, type.brand)
  const film = await (type.mime === 'video/webm' ? readMatroskaFile(path) : readMovieFile(path))
  if (!film) throw badRequest(MEDIA_TEXTS.damaged)
  // Shorter than it arrived where an end mark was cut off.
  const { size } = await stat(path)
  return { file: renamed({ ...file, size }, type), data: { ...film, kind: 'film', use: 'image' } }
}

/** With the type of the content, and its extension appended to the random name. */
function renamed(file: File, { mime, ext }: { mime: string; ext: string }): File {
  return { ...file, mimetype: mime, name: `${file.name}.${ext}` }
}
