'use client'

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'
import { type FieldMark, type PreviewMessage, previewMessage } from '@/contracts/previewMarks'
import { goToField, pathAt } from './fieldElements'

const PANE = '.live-preview-window__main'
/** Shown in narrow windows only (PageTabs.tsx). */
const FORM_TAB = '.page-tabs > :first-child'

/**
 * Keeps form and preview together: a click on a text leads into its field, the preview scrolls to the field that
 * one is in, and a chosen screen is drawn as small as its pane needs (docs/behaviour.md, 9.4).
 */
export function usePreview(): void {
  const { globalSlug: page = '' } = useDocumentInfo()
  const { iframeRef, breakpoint, size, isLivePreviewing } = useLivePreviewContext()

  useEffect(() => {
    const frame = () => iframeRef.current?.contentWindow
    const say = (field: FieldMark | null) => {
      const message: PreviewMessage = { type: 'console-at', page, field }
      frame()?.postMessage(message, window.location.origin)
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame()) return
      const message = previewMessage(event)
      if (message?.type === 'preview-ready') say(null)
      if (message?.type !== 'preview-clicked') return
      const [of, path] = message.field.split(':')
      if (of !== page || !path) return
      document.querySelector<HTMLElement>(FORM_TAB)?.click()
      void goToField(path)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const path = pathAt(target as Element)
      if (path) say(`${page}:${path}`)
    }
    window.addEventListener('message', onMessage)
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('focusin', onFocus)
    }
  }, [page, iframeRef])

  useEffect(() => {
    const pane = document.querySelector<HTMLElement>(PANE)
    if (!isLivePreviewing || !pane) return undefined
    const isScreen = breakpoint !== 'responsive' && Number(size?.width) > 0
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      const share = isScreen ? Math.min(1, width / size.width, height / size.height) : 1
      // editing.css draws the pane by it. Payload's own zoom would make the page wider than the screen.
      pane.style.setProperty('--preview-fit', String(share > 0 ? share : 1))
    })
    observer.observe(pane)
    return () => observer.disconnect()
  }, [breakpoint, size, isLivePreviewing])
}
