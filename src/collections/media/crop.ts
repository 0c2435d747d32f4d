import sharp from 'sharp'

/** In percent of a picture's width and height. */
export type Point = { x: number; y: number }
export type Part = Point & { width: number; height: number }

const WHOLE = 100
/** A narrower part would be a line. */
const NARROWEST = 1

/** The part that is asked for; null for the whole picture and for what is no part of it. */
export function partOf(asked: Record<string, unknown> | undefined): Part | null {
  const [x, y] = [percent(asked?.x), percent(asked?.y)]
  const [width, height] = [percent(asked?.width), percent(asked?.height)]
  if (x === null || y === null || width === null || height === null) return null
  const part = { x, y, width: Math.min(width, WHOLE - x), height: Math.min(height, WHOLE - y) }
  if (part.width < NARROWEST || part.height < NARROWEST) return null
  return part.width === WHOLE && part.height === WHOLE ? null : part
}

/** A share in percent; null for anything else. */
export function percent(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= WHOLE ? number : null
}

/** A part of a picture, upright, as PNG, which loses nothing. */
export async function cropTo(bytes: Buffer, part: Part): Promise<Buffer> {
  const { autoOrient } = await sharp(bytes).metadata()
  const [left, width] = inPixels(part.x, part.width, autoOrient.width)
  const [top, height] = inPixels(part.y, part.height, autoOrient.height)
  return sharp(bytes).autoOrient().extract({ left, top, width, height }).png().toBuffer()
}

/** Both are rounded, so their sum may be a pixel too long. */
function inPixels(start: number, length: number, whole: number): [number, number] {
  const from = Math.min(Math.round((start / WHOLE) * whole), whole - 1)
  return [from, Math.max(1, Math.min(Math.round((length / WHOLE) * whole), whole - from))]
}

/** The same point of a picture within a part of it: at its edge if it lies outside. */
export function pointWithin({ x, y }: Point, part: Part): Point {
  return { x: share(x, part.x, part.width), y: share(y, part.y, part.height) }
}

function share(at: number, start: number, length: number): number {
  return Math.min(WHOLE, Math.max(0, ((at - start) / length) * WHOLE))
}
