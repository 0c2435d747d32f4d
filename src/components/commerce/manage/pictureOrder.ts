import type { ItemDropTarget } from 'react-aria-components/useDragAndDrop'

/** The place that something gets which is dropped before or after another, counted without itself. */
export function droppedAt(
  urls: readonly string[],
  from: number,
  { key, dropPosition }: Pick<ItemDropTarget, 'key' | 'dropPosition'>,
): number {
  const others = urls.filter((_, at) => at !== from)
  const at = others.indexOf(String(key))
  if (at === -1) return from
  return dropPosition === 'after' ? at + 1 : at
}

/** What a picture is called: its file's name as far as its address has one, else its place. */
export function pictureName(url: string, at: number): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || `picture ${at + 1}`
  } catch {
    return last
  }
}
