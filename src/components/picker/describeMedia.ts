import type { Media } from '@/contracts/media/files'
import { bytesText } from './bytesText'

/** "Image", "Graphic" or "Film". */
export function kindText({ kind, use }: Pick<Media, 'kind' | 'use'>): string {
  if (kind === 'film') return 'Film'
  return use === 'graphic' ? 'Graphic' : 'Image'
}

/** "1.2 MB, 720 × 900", as far as it is known. */
export function sizeText({ bytes, width, height }: Pick<Media, 'bytes' | 'width' | 'height'>): string {
  return [bytesText(bytes), width && height ? `${width} × ${height}` : null].filter(Boolean).join(', ')
}

/** "1:18", or with hours "1:02:03". */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
