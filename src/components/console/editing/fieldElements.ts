/**
 * The form of a page in Payload's HTML: which element holds which field. All that this product leans on in that HTML is
 * here and in holds.test.ts.
 */
const PATIENCE_MS = 3_000
const FOCUSABLE = 'input, textarea, [contenteditable="true"], button'

/** The class of a section's collapsible (plugins/pageEditing/pageSections.ts). */
const sectionClass = (name: string) => `page-section-${name}`

/** Opens what holds a field, scrolls to it and puts the caret into it. */
export async function goToField(path: string): Promise<void> {
  await openUpTo(path)
  const field = await appearing(() => fieldElement(path))
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  const control = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus({ preventScroll: true })
}

/** Opens a section and scrolls to it. */
export function goToSection(name: string): void {
  const section = document.querySelector<HTMLElement>(`.${sectionClass(name)}`)
  if (!section) return
  open(section)
  section.scrollIntoView({ block: 'start' })
  section.querySelector<HTMLElement>('.collapsible__toggle')?.focus({ preventScroll: true })
}

/** The path of the field that an element of the form belongs to; null outside of fields. */
export function pathAt(element: Element | null): string | null {
  const long = element?.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath
  if (long) return long
  const id = element?.closest('[id^="field-"]')?.id
  return id ? id.slice('field-'.length).replaceAll('__', '.') : null
}

async function openUpTo(path: string): Promise<void> {
  const [first = ''] = path.split('.')
  const section = document.querySelector<HTMLElement>(`.${sectionClass(first)}`)
  if (section) open(section)
  const [, list, index] = /^(.*?)\.(\d+)\./.exec(path) ?? []
  if (!list) return
  const row = await appearing(() => document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`))
  if (row) open(row)
}

/** Opens a collapsible, unless it is. */
function open(holder: HTMLElement): void {
  const collapsible = holder.querySelector('.collapsible')
  if (!collapsible?.classList.contains('collapsible--collapsed')) return
  collapsible.querySelector<HTMLButtonElement>('.collapsible__toggle')?.click()
}

function fieldElement(path: string): HTMLElement | null {
  const plain = document.getElementById(`field-${path.replaceAll('.', '__')}`)
  return plain ?? document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
}

/** An element that Payload renders once what holds it is open and in view. */
async function appearing(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const found = find()
    if (found?.offsetParent) return found
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return find()
}
