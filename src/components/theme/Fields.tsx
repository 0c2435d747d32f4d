import { styleSheet } from './styleSheet'
import { onHover } from './states'
import { phoneQuery } from './tokens'

/**
 * A field has at least 16 px on phones: Safari zooms into a smaller one. Classes: field, label, optional, field-hint,
 * field-error, field-live (live region for errors), input (text input and textarea), input-underline, input-wrap,
 * select (around a native <select class="input">), select-button, checkbox + checkbox-box, switch + switch-track.
 */
export const Fields = styleSheet('fields', 'shared')`
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:.375rem;align-content:start;min-width:0}
.label{font-size:var(--t-small);font-weight:550;line-height:1.5;color:var(--ink)}
.optional{font-weight:400;color:var(--ink-3);margin-left:.375rem}
.field-hint{font-size:var(--t-small);line-height:1.45;color:var(--ink-3)}
.field-live{display:contents}
.field-error{display:flex;gap:.375rem;align-items:center;font-size:var(--t-small);line-height:1.45;
  color:var(--st-red);font-weight:500}

.input{width:100%;min-height:var(--h-control);padding:.5rem .875rem;border:1px solid var(--control);
  border-radius:var(--r-control);background:var(--raised);font-size:var(--t-ui);line-height:1.4;color:var(--ink);
  transition:border-color var(--d-1),box-shadow var(--d-1)}
.input::placeholder{color:var(--ink-3);opacity:1}
textarea.input{display:block;min-height:7.5rem;line-height:1.5;padding-block:.75rem;resize:vertical}
input[type=date].input{appearance:none;-webkit-appearance:none}
input[type=search].input::-webkit-search-cancel-button{display:none}
input[type=number].input{appearance:textfield;-moz-appearance:textfield}
${onHover('.input', 'border-color:var(--ink)')}
.input:is(:focus-visible,[data-focus-visible]){outline-offset:-1px;border-color:var(--focus)}
.input:is([data-invalid],[aria-invalid=true]){border-color:var(--st-red);box-shadow:inset 0 0 0 1px var(--st-red)}
.input:is(:disabled,[data-disabled]){background:var(--sunken);color:var(--ink-3);border-color:var(--line);
  cursor:not-allowed;opacity:1}
@media (pointer:coarse),${phoneQuery}{.input{font-size:1rem}}
.input-underline{border:0;border-bottom:1px solid var(--ink);border-radius:0;background:none;padding:0;
  min-height:3.75rem;font-family:var(--font-display);font-variation-settings:"opsz" 19;
  font-size:clamp(1.375rem,1rem + 1.4vw,2rem);letter-spacing:-.01em}

.input-wrap{position:relative;display:block;min-width:0;
  & > .icon{position:absolute;left:.875rem;top:50%;transform:translateY(-50%);color:var(--ink-3);pointer-events:none}
  & > .icon + .input{padding-left:2.625rem}
  & > .icon-button{position:absolute;right:.125rem;top:50%;margin-top:-1.375rem}
  & > .icon-button.icon-button-small{right:.25rem;margin-top:-1rem}
  & > .input:has(+ .icon-button){padding-right:2.875rem}
}
.select{position:relative;display:block;
  & > .input{appearance:none;-webkit-appearance:none;padding-right:2.5rem;cursor:pointer;text-overflow:ellipsis}
  &::after{content:"";position:absolute;right:1rem;top:50%;width:.4375rem;height:.4375rem;margin-top:-.375rem;
    border:solid var(--ink-2);border-width:0 1.5px 1.5px 0;transform:rotate(45deg);pointer-events:none}
}
.select-button{display:flex;align-items:center;justify-content:space-between;gap:.75rem;text-align:left;
  cursor:pointer;white-space:nowrap;
  & .icon{color:var(--ink-2)}
}

.checkbox,.switch{position:relative;display:inline-flex;gap:.625rem;align-items:center;min-height:2.75rem;
  font-size:var(--t-ui);line-height:1.35;cursor:pointer;-webkit-tap-highlight-color:transparent;
  & > input{position:absolute;opacity:0;width:1px;height:1px;margin:0}
  &:is([data-disabled],:has(input:disabled)){color:var(--ink-3);cursor:not-allowed}
}
.checkbox-box{width:1.25rem;height:1.25rem;flex:none;border:1px solid var(--control);border-radius:4px;display:grid;
  place-items:center;background:var(--raised);transition:background var(--d-1),border-color var(--d-1);
  & .icon{width:.875rem;height:.875rem;stroke-width:2.5;opacity:0}
}
.checkbox[data-hovered] .checkbox-box{border-color:var(--ink)}
@media (hover:hover){.checkbox:hover .checkbox-box{border-color:var(--ink)}}
.checkbox:is([data-selected],[data-indeterminate],:has(input:checked)) .checkbox-box{background:var(--ink);
  border-color:var(--ink);color:var(--paper);
  & .icon{opacity:1}
}
.checkbox[data-invalid] .checkbox-box{border-color:var(--st-red);box-shadow:0 0 0 1px var(--st-red)}
.switch-track{display:inline-flex;width:2.75rem;height:1.625rem;flex:none;padding:2px;border:1px solid var(--control);
  border-radius:99px;background:var(--sunken);transition:background var(--d-2),border-color var(--d-2);
  &::before{content:"";width:1.25rem;height:1.25rem;border-radius:50%;background:var(--control);
    transition:transform var(--d-2) var(--e-out),background var(--d-2)}
}
.switch:is([data-selected],:has(input:checked)) .switch-track{background:var(--glass-ink);border-color:var(--glass-ink);
  &::before{background:var(--paper);transform:translateX(1.125rem)}
}
:is(.checkbox,.switch):is([data-focus-visible],:has(input:focus-visible)){outline:0}
:is(.checkbox,.switch):is([data-focus-visible],:has(input:focus-visible)) > :is(.checkbox-box,.switch-track){
  outline:2px solid var(--focus);outline-offset:3px}
:is(.checkbox,.switch):is([data-disabled],:has(input:disabled)) > :is(.checkbox-box,.switch-track){opacity:.5}
@media (forced-colors:active){
  .checkbox:is([data-selected],[data-indeterminate],:has(input:checked)) .checkbox-box{forced-color-adjust:none;
    background:Highlight;color:HighlightText}
  .switch-track::before{forced-color-adjust:none;background:ButtonText}
  .switch:is([data-selected],:has(input:checked)) .switch-track{forced-color-adjust:none;background:Highlight;
    &::before{background:HighlightText}}
}
`
