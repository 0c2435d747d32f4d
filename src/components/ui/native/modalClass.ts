import { onPhone } from '../../theme/tokens'

/** The class of a <NativeModal>: a box in the middle, on phones a sheet from below. */
export const MODAL = `
.modal{max-width:none;max-height:calc(100dvh - 2rem);margin:auto;padding:0;border:0;background:var(--paper);
  color:var(--ink);box-shadow:var(--sh-3);overflow:auto;
  &::backdrop{background:var(--scrim)}
}
html:has(.modal[open]){overflow:hidden}
${onPhone}{.modal{margin:auto 0 0;border-radius:1rem 1rem 0 0}}`
