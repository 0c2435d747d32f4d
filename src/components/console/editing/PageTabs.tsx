'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useState } from 'react'

type Tab = 'form' | 'preview'

const TABS: readonly [Tab, string][] = [
  ['form', 'Edit'],
  ['preview', 'Preview'],
]

/** In a window too narrow for both, the form and its preview take turns; editing.css hides this in a wide one. */
export function PageTabs() {
  const { isLivePreviewing } = useLivePreviewContext()
  const [shown, setShown] = useState<Tab>('form')
  if (!isLivePreviewing) return null
  return (
    <nav className="page-tabs" aria-label="Edit or preview" data-shown={shown}>
      {TABS.map(([tab, label]) => (
        <button key={tab} type="button" aria-pressed={shown === tab} onClick={() => setShown(tab)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
