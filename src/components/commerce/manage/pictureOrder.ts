import type { ItemDropTarget } from 'react-aria-components/useDragAndDrop'

/** The new index of a dropped item, counted in the list without that item. */
export function dropIndex(
  urls: readonly string[],
  from: number,
  { key, dropPosition }: Pick<ItemDropTarget, 'key' | 'dropPosition'>,
): number {
  const others = urls.filter((_, at) => at !== from)
  const at = others.indexOf(String(key))
  if (at === -1) return from
  return dropPosition === 'after' ? at + 1 : at
}

/** The name of a picture: the file name in its URL if there is one, otherwise its position. */
export function pictureName(url: string, at: number): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || `picture ${at + 1}`
  } catch {
    return last
  }
}
