import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { type Point, partOf, percent } from './crop'

type Stored = { focalX?: number | null; focalY?: number | null }
type Edits = { focalPoint?: Record<string, unknown>; crop?: Record<string, unknown> }

/**
 * Takes the point that must stay in view, and the part that is to be kept, out of what the console asks to do with a
 * file. Payload would encode the picture again for either, and crop it for visitors at once; pages only need to know
 * the point, and a part becomes a picture of its own (docs/behaviour.md, 9.7).
 */
export function takeEdits(req: PayloadRequest, data?: Stored): void {
  delete data?.focalX
  delete data?.focalY
  const { focalPoint, crop } = (req.query?.uploadEdits ?? {}) as Edits
  delete req.query?.uploadEdits
  const [x, y] = [percent(focalPoint?.x), percent(focalPoint?.y)]
  if (x !== null && y !== null) req.context.focus = { x, y } satisfies Point
  const part = partOf(crop)
  if (part) req.context.crop = part
}

/** Stores that point. */
export const keepFocus: CollectionBeforeChangeHook = ({ data, originalDoc, context, req }) => {
  // Another picture has another point.
  const before = req.file ? null : (originalDoc as Stored | undefined)
  // With a part, the point is that of the new picture.
  const focus = context.crop ? undefined : (context.focus as Point | undefined)
  return { ...data, focalX: focus?.x ?? before?.focalX, focalY: focus?.y ?? before?.focalY }
}
