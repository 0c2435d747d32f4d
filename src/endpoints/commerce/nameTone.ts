import type { Payload } from 'payload'
import sharp from 'sharp'
import { publicKey } from '@/contracts/media/publicUrls'
import { siteStore } from '@/database/backup/siteStore'
import { driverCollection } from '@/database/driverCollection'
import { environment } from '@/environment'

/** The colour in which a name is readable on a picture: ink, paper, or neither. */
type Tone = 'ink' | 'paper' | null
/** The same for the places where the name crosses the picture: at its right side, or at its foot on a phone. */
export type NameTone = { wide: Tone; phone: Tone }

const NOWHERE: NameTone = { wide: null, phone: null }

/** A picture is measured at this size, as it is cut on the page: 4 to 5. */
const MEASURED = { width: 100, height: 125 }
/** Where the name lies, in parts of the picture. */
const PLACES = {
  wide: { left: 0.79, right: 1, top: 0.14, bottom: 0.46 },
  phone: { left: 0.05, right: 0.85, top: 0.7, bottom: 1 },
}
/** How much of the place must have the contrast, and which one: large text needs 3 (WCAG 2.2). */
const SHARE_MIN = 0.95
const CONTRAST_MIN = 3
/** Relative luminance of #1A1411 and #FFFDF9. */
const INK = 0.0072
const PAPER = 0.982

/** An address of a file never gets another picture, so what was measured stays true. */
const measured = new Map<string, Promise<NameTone>>()
const REMEMBERED_MAX = 500

/**
 * In which colour a product's name may cross its first picture, which has to be one of this site's files. Neither where
 * it would not be readable, or the picture cannot be read (docs/behaviour.md, 3.13).
 */
export async function nameTone(payload: Payload, picture: string | undefined): Promise<NameTone> {
  if (!picture) return NOWHERE
  const known = measured.get(picture)
  if (known) return known
  if (measured.size >= REMEMBERED_MAX) measured.clear()
  const tone = measure(payload, picture).catch((error: unknown) => {
    payload.logger.warn({ err: error, msg: 'A picture could not be measured for the name on it' })
    measured.delete(picture)
    return NOWHERE
  })
  measured.set(picture, tone)
  return tone
}

async function measure(payload: Payload, picture: string): Promise<NameTone> {
  const name = await storedName(payload, picture)
  const opened = name ? await (await siteStore(environment)).open(name) : null
  if (!opened) return NOWHERE
  try {
    const bytes = Buffer.concat(await opened.content.toArray())
    const pixels = await sharp(bytes)
      .resize({ ...MEASURED, fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const luminances = luminancesOf(pixels.data, pixels.info.channels)
    return { wide: toneAt(luminances, PLACES.wide), phone: toneAt(luminances, PLACES.phone) }
  } finally {
    await opened.close()
  }
}

/** Where the file of a picture's address is stored; null for another site's. */
async function storedName(payload: Payload, picture: string): Promise<string | null> {
  const [, file] = /^\/cms-api\/media\/file\/([^/?]+)(?:\?.*)?$/.exec(picture) ?? []
  if (file) return `library/${decodeURIComponent(file)}`
  const key = publicKey(picture)
  if (!key) return null
  const projection = { filename: 1 }
  const found = await driverCollection({ payload }, 'creator-media').findOne(
    { publicKey: key },
    { projection },
  )
  return found ? `creator-media/${String(found.filename)}` : null
}

function luminancesOf(data: Buffer, channels: number): number[] {
  return Array.from({ length: data.length / channels }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => linear(data[index * channels + at] ?? 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function toneAt(luminances: readonly number[], place: (typeof PLACES)['wide']): Tone {
  const { width, height } = MEASURED
  const there = luminances.filter((_, index) => {
    const x = (index % width) / width
    const y = Math.floor(index / width) / height
    return x >= place.left && x < place.right && y >= place.top && y < place.bottom
  })
  if (isReadable(INK, there)) return 'ink'
  return isReadable(PAPER, there) ? 'paper' : null
}

/** Whether a colour has the contrast with nearly all of these; all are relative luminances. */
function isReadable(colour: number, grounds: readonly number[]): boolean {
  const enough = grounds.filter((each) => {
    const [dark, light] = [colour, each].toSorted((one, other) => one - other)
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= CONTRAST_MIN
  })
  return enough.length >= SHARE_MIN * grounds.length
}
