import type { DefaultServerCellComponentProps } from 'payload'
import { bytesText } from '@/components/picker/bytesText'

export type Look = {
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
}

/** What a file of the library is, in words: "Picture, 1280 × 720, 120 KB". */
export function lookText({ mimeType, filesize, width, height }: Look): string {
  const kind = mimeType?.startsWith('video/') ? 'Film' : 'Picture'
  const edges = width && height ? `${width} × ${height}` : null
  return [kind, edges, filesize ? bytesText(filesize) : null].filter(Boolean).join(', ')
}

/** The same in a row of the list. */
export function MediaLook({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  return <span>{lookText(rowData)}</span>
}
