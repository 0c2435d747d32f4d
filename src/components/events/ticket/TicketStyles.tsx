import { styleSheet } from '../../theme/styleSheet'
import { onPhone, onTablet } from '../../theme/tokens'

/** Classes of a guest's page: ticket-page (words, actions, held), ticket (picture, day, facts, stub, name). */
export const TicketStyles = styleSheet('ticket')`
.ticket-page{padding-block:clamp(1.75rem,5vw,4.5rem) var(--s-10);align-items:center;row-gap:1.5rem}
.ticket-words{grid-column:1/7;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;justify-items:start;
  & h1{font-variation-settings:"opsz" 21;overflow-wrap:anywhere}
  & .lead{max-width:27rem;overflow-wrap:anywhere}
  & .subtle{max-width:26rem;color:var(--ink-2)}
}
.ticket-actions{display:flex;flex-wrap:wrap;gap:.75rem}
.ticket-held{width:min(28rem,100%);display:grid;gap:.625rem;
  & p{display:flex;justify-content:space-between;gap:1rem;font-size:var(--t-ui)}
  & b{font-weight:600}
  & span{color:var(--ink-2)}
}
.ticket{grid-column:8/13;min-width:0;background:var(--raised);--cut:.75rem;--stub:10.5rem;
  mask:radial-gradient(circle var(--cut) at 0 calc(100% - var(--stub)),transparent 98%,#000) left/51% 100% no-repeat,
    radial-gradient(circle var(--cut) at 100% calc(100% - var(--stub)),transparent 98%,#000) right/51% 100% no-repeat}
.ticket-picture{position:relative;
  & > .silk{height:15rem}
  & picture{display:contents}
}
.ticket-day{position:absolute;left:1.25rem;bottom:-.3em;font-size:9.5rem;line-height:.86;letter-spacing:-.055em;
  font-variation-settings:"opsz" 32;font-variant-numeric:lining-nums}
.silk > .ticket-day{z-index:2;color:var(--on-silk)}
.ticket-facts{padding:4rem 1.5rem 1.5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:.375rem;
  overflow-wrap:anywhere;
  & h2{font-size:1.875rem}
  & dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:0 1.25rem;margin-top:.75rem;
    border-top:1px solid var(--line)}
  & dl > div{padding-top:.75rem}
  & dt{font-size:var(--t-small);color:var(--ink-2)}
  & dd{font-weight:550}
  & small{display:block;font-size:var(--t-small);font-weight:400;color:var(--ink-2)}
}
.ticket-stub{min-height:var(--stub);border-top:2px dashed var(--control);padding:1.25rem 1.5rem;display:grid;
  grid-template-columns:minmax(0,1fr);align-content:center;justify-items:start;gap:.5rem}
.ticket-name{font-size:clamp(2.25rem,3.4vw,3.25rem);line-height:1;font-variation-settings:"opsz" 21;
  letter-spacing:-.02em;overflow-wrap:anywhere}
@media (forced-colors:active){.ticket{border:1px solid CanvasText;mask:none}}
${onTablet}{.ticket-words,.ticket{grid-column:1/-1}.ticket{max-width:30rem}}
${onPhone}{
  .ticket-words{display:contents;
    & > *{grid-column:1/-1}
    & > :is(.ticket-actions,.subtle){order:2}
  }
  .ticket{order:1;width:auto;max-width:none;margin-inline:-.5rem}
  .ticket-page:has(.button-primary) .ticket{order:3}
  .ticket-actions,.ticket-actions :is(form,.button){width:100%}
  .ticket-line .ticket-words > h1{margin-top:0}
}
`
