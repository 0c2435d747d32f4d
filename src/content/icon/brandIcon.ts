import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import sharp from 'sharp'
import type { MediaFile } from '@/contracts/content'
import { readStoredFile } from '@/payload/storedFiles'
import { readGlobal } from '../readGlobal'
import { initialsIcon, svg } from './initialsIcon'

/** Behind a picture on a phone's home screen, which shows transparent parts black. */
const PAPER = '#FAF5EC'
const HOME_SCREEN = 180
/** Of the pictures in the SVG: sharp enough for a tab on a dense screen. */
const IN_SVG = 128
const NONE = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * The icon of the site as SVG, with the picture for dark windows in it if there is one: the picture that editors chose,
 * else the initials of the brand name (docs/behaviour.md, 9.1).
 */
export async function iconSvg(): Promise<Response> {
  const { brandName, icon } = await readGlobal('site-settings')
  const light = await squareOf(icon.picture, IN_SVG)
  if (!light) return answer(initialsIcon(brandName), 'image/svg+xml')
  const dark = (await squareOf(icon.darkPicture, IN_SVG)) ?? light
  const rules = '.d{display:none}@media (prefers-color-scheme:dark){.l{display:none}.d{display:inline}}'
  return answer(svg(`<style>${rules}</style>${image(light, 'l')}${image(dark, 'd')}`), 'image/svg+xml')
}

/** The icon as PNG, `size` px square, for what shows no SVG. */
export async function iconPng(size: number): Promise<Response> {
  const { brandName, icon } = await readGlobal('site-settings')
  const chosen = await squareOf(icon.picture, size)
  const drawn =
    chosen ??
    (await sharp(Buffer.from(initialsIcon(brandName)), { density: 600 })
      .resize(size)
      .png()
      .toBuffer())
  const whole =
    chosen && size === HOME_SCREEN
      ? await sharp(drawn).flatten({ background: PAPER }).png().toBuffer()
      : drawn
  return answer(new Uint8Array(whole), 'image/png')
}

/** A picture of the library, whole within a square; null for none, or one whose file is gone. */
async function squareOf(picture: MediaFile | null, size: number): Promise<Buffer | null> {
  if (!picture) return null
  const payload = await getPayload({ config })
  const name = decodeURIComponent(new URL(picture.url, 'http://site').pathname.split('/').at(-1) ?? '')
  const bytes = await readStoredFile(await createLocalReq({}, payload), 'media', name)
  if (!bytes) return null
  return sharp(bytes)
    .resize(size, size, { fit: 'contain', background: NONE })
    .png()
    .toBuffer()
    .catch(() => null)
}

function image(bytes: Buffer, name: string): string {
  return `<image class="${name}" width="64" height="64" href="data:image/png;base64,${bytes.toString('base64')}"/>`
}

function answer(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type } })
}
