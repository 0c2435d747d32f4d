/** The class of an <hr> where a receipt tears: dashes between two half circles of the paper behind it. */
export const TEAR = `
.tear{--tear-edge:1.25rem;position:relative;overflow:visible;width:auto;height:0;
  margin:.25rem calc(-1*var(--tear-edge));border:0;
  border-top:2px dashed var(--control);
  &::before,&::after{content:"";position:absolute;top:-.625rem;left:-.625rem;width:1.25rem;height:1.25rem;
    border-radius:50%;background:var(--paper)}
  &::after{left:auto;right:-.625rem}
}`
