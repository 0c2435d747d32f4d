'use client'

import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'

const ReportImageForm = lazyDialog(async () => (await import('./ReportImageForm')).ReportImageForm)

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
