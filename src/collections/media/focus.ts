import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

type Focus = { focalX: number; focalY: number }
type Edits = { focalPoint?: { x?: unknown; y?: unknown } }

/**
 * Takes the point that must stay in view out of what the console asks to do with a file. Payload would encode the
 * picture again for it, and crop it at the sender's word; pages only need to know the point (docs/behaviour.md, 9.7).
 */
export function takeFocus(req: PayloadRequest, data?: { focalX?: unknown; focalY?: unknown }): void {
  delete data?.focalX
  delete data?.focalY
  const { focalPoint } = (req.query?.uploadEdits ?? {}) as Edits
  delete req.query?.uploadEdits
  const [x, y] = [percent(focalPoint?.x), percent(focalPoint?.y)]
  if (x !== null && y !== null) req.context.focus = { focalX: x, focalY: y } satisfies Focus
}

/** Stores that point. */
export const keepFocus: CollectionBeforeChangeHook = ({ data, originalDoc, context, req }) => {
  // Another picture has another point.
  const before = req.file ? null : originalDoc
  const { focalX, focalY } = (context.focus ?? before ?? {}) as Partial<Focus>
  return { ...data, focalX, focalY }
}

function percent(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= 100 ? number : null
}
