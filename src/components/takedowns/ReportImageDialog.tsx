'use client'

import { dialogLater } from '../api/dialogLater'
import { Button } from '../ui/Button'

const ReportImageForm = dialogLater(async () => (await import('./ReportImageForm')).ReportImageForm)

/** The button that reports an image. */
export function ReportImageDialog() {
  return (
    <ReportImageForm
      button={(open) => (
        <Button variant="ink" icon="image" onPress={open}>
          Report Image
        </Button>
      )}
    />
  )
}
