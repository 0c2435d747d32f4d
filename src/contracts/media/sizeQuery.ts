import * as v from 'valibot'
import { MEDIA_WIDTHS } from './limits'

/** Asks for a smaller copy of a picture, by its width in pixels. */
export const sizeQuery = v.object({ size: v.optional(v.picklist(MEDIA_WIDTHS)) })
