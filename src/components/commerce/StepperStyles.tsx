import { onHover, withoutScript } from '../theme/states'
import { styleSheet } from '../theme/styleSheet'

/** Classes of the quantity field and its two buttons: stepper. */
export const StepperStyles = styleSheet('stepper')`
.stepper{display:inline-flex;border:1px solid var(--control);border-radius:var(--r-control);background:var(--raised);
  & button{display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;background:none;
    cursor:pointer}
  & button:disabled{color:var(--line-strong);cursor:not-allowed}
  & input{width:2.75rem;padding:0;border:0;background:none;text-align:center;font-variant-numeric:tabular-nums;
    font-size:1rem;font-weight:550}
  & :focus-visible{outline-offset:-2px}
}
${onHover('.stepper button:not(:disabled)', 'background:var(--sunken)')}
${withoutScript(`.stepper button{display:none!important}
.stepper{border:0;background:none;pointer-events:none}`)}
`
