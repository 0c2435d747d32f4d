import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** "Test" beside an order for which no money moved; nothing beside a real one. */
export function TestCell({ cellData }: DefaultServerCellComponentProps) {
  if (cellData !== true) return null
  return (
    <Pill pillStyle="warning" size="small">
      Test
    </Pill>
  )
}
