// Browser APIs that jsdom lacks, as far as the components need them.
import { TextEncoder } from 'node:util'

globalThis.TextEncoder ??= TextEncoder
globalThis.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) }
if (!('getAnimations' in Element.prototype)) Object.assign(Element.prototype, { getAnimations: () => [] })
globalThis.matchMedia ??= (media) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
})
globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
  constructor(type, { pointerId = 0, pointerType = '', ...init } = {}) {
    super(type, init)
    Object.assign(this, { pointerId, pointerType })
  }
}
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} })
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {
      this.open = true
    },
    close() {
      this.open = false
    },
  })
}
