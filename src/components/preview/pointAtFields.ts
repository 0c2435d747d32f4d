import { type FieldMark, type PreviewMessage, markOf, previewMessage } from '@/contracts/previewMarks'

const RESCAN_MS = 200
const SHOWN_MS = 1_500

/**
 * In a preview that the console frames: names the field of each text in `data-field`, tells the console which one is
 * clicked, and scrolls to the one that the editor is in (docs/behaviour.md, 9.4). Returns a function that ends it.
 */
export function pointAtFields(): () => void {
  let openPage = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const onClick = (event: MouseEvent) => {
    const field = fieldAt(event.target)
    if (!field?.startsWith(`${openPage}:`) || event.ctrlKey || event.metaKey) return
    // A link is followed with Ctrl or Command, and where it belongs to another page's copy.
    event.preventDefault()
    event.stopPropagation()
    say({ type: 'preview-clicked', field })
  }
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent) return
    const message = previewMessage(event)
    if (message?.type !== 'console-at') return
    openPage = message.page
    document.documentElement.dataset.editing = openPage
    if (message.field) show(message.field)
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      nameFields()
    }, RESCAN_MS)
  })

  nameFields()
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  document.addEventListener('click', onClick, true)
  window.addEventListener('message', onMessage)
  say({ type: 'preview-ready' })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('message', onMessage)
  }
}

function say(message: PreviewMessage): void {
  window.parent.postMessage(message, window.location.origin)
}

function nameFields(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const field = markOf(node.nodeValue ?? '')
    const element = node.parentElement
    if (!field || !element) continue
    // In a long text the whole paragraph stands for it, not the bold word at its end.
    const named = element.closest<HTMLElement>('.prose :is(p, li)') ?? element
    named.dataset.field = field
  }
  for (const picture of document.querySelectorAll('img')) {
    const field = markOf(picture.alt)
    if (field) picture.dataset.field = field
  }
}

function fieldAt(target: EventTarget | null): FieldMark | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-field]')?.dataset.field as FieldMark | undefined
}

function show(field: FieldMark): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
  if (!element) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  element.dataset.fieldShown = ''
  setTimeout(() => delete element.dataset.fieldShown, SHOWN_MS)
}
