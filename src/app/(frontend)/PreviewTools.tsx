import { styleSheet } from '@/components/theme/styleSheet'
import { isPreviewing } from '@/content/isPreviewing'
import { PreviewBar } from '@/components/preview/PreviewBar'

const PreviewStyles = styleSheet('preview')`
.preview-bar{position:fixed;inset:auto auto 1rem 1rem;z-index:var(--z-toast);display:flex;align-items:center;gap:1rem;
  padding:.25rem 1rem;background:var(--ink);color:var(--paper);border-radius:var(--r-1);font-size:var(--t-small)}
.preview-bar a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:550}
[data-editing] [data-field]{cursor:text;pointer-events:auto;&:hover{outline:2px dashed var(--coral);outline-offset:4px}}
[data-field-shown]{outline:2px solid var(--coral);outline-offset:4px}
`

/** Rendered only on pages in preview: the bar, and the listener that follows the editor's changes. */
export async function PreviewTools() {
  if (!(await isPreviewing())) return null
  return (
    <>
      <PreviewStyles />
      <PreviewBar />
    </>
  )
}
