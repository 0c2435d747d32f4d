import type { DefaultServerCellComponentProps } from 'payload'
import { bytesText } from '@/components/picker/bytesText'

type Row = {
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
}

/** What a file of the library is, in words: "Picture, 1280 × 720, 120 KB". */
export function MediaLook({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const { mimeType, filesize, width, height } = rowData as Row
  const kind = mimeType?.startsWith('video/') ? 'Film' : 'Picture'
  const edges = width && height ? `${width} × ${height}` : null
  return <span>{[kind, edges, filesize ? bytesText(filesize) : null].filter(Boolean).join(', ')}</span>
}
