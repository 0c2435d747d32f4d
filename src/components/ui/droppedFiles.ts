import type { DropZoneProps } from 'react-aria-components/DropZone'

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

/** The files among what was dropped or pasted into a drop zone. */
export function droppedFiles({ items }: Dropped): Promise<File[]> {
  return Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()))
}
