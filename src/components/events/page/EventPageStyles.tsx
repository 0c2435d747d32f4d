import { styleSheet } from '../../theme/styleSheet'
import { onPhone, onTablet } from '../../theme/tokens'

/** Classes of events' public pages: event-page (head, figure, when, body, aside), event-facts, event-dots. */
export const EventPageStyles = styleSheet('event')`
.event-page{container-type:inline-size}
.event-head{--edge:max(var(--margin),calc((100cqw - 1760px)/2 + var(--margin)));
  --column:calc((100cqw - 2*var(--edge) + var(--gutter))/12);--x:calc(var(--edge) + 3*var(--column));
  --figure:clamp(11rem,27cqw,30rem);position:relative;height:min(40cqw,36rem)}
.event-head > .silk{position:absolute;inset:0 0 0 var(--x);& picture{display:contents}}
.event-figure{position:absolute;left:calc(var(--edge) - .03em);bottom:-.07em;font-size:var(--figure);line-height:.86;
  letter-spacing:-.055em;font-variation-settings:"opsz" 40;font-variant-numeric:lining-nums;white-space:nowrap}
.silk > .event-figure{left:calc(var(--edge) - var(--x) - .03em);z-index:2;color:var(--on-silk)}
.event-when{position:absolute;left:var(--edge);top:clamp(1.5rem,2.6cqw,2.5rem);display:grid;gap:.375rem;
  width:calc(var(--x) - var(--edge) - 1rem);
  & b{font-family:var(--font-display);font-variation-settings:"opsz" 19;font-weight:400;font-size:var(--t-h3);
    line-height:1.1;letter-spacing:-.012em}
}
.event-when > .event-line-short{display:none}
.event-body{padding-block:clamp(2rem,4vw,3.5rem) var(--s-10);row-gap:2rem;align-items:start}
.event-words{grid-column:1/8;display:grid;grid-template-columns:minmax(0,1fr);gap:1.75rem;
  & h1{font-variation-settings:"opsz" 21;overflow-wrap:anywhere}
  & .lead{max-width:36rem;white-space:pre-line;overflow-wrap:anywhere}
}
.event-aside{grid-column:9/13;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;
  border-top:1px solid var(--ink);padding-top:1.25rem;
  & .text-link{justify-self:start}
  & .subtle{color:var(--ink-2)}
}
.event-facts{border-top:1px solid var(--line);max-width:44rem;
  & div{display:grid;grid-template-columns:8rem minmax(0,1fr);gap:1rem;padding-block:.9375rem;
    border-bottom:1px solid var(--line)}
  & dt{color:var(--ink-2);font-size:var(--t-ui)}
  & dd{overflow-wrap:anywhere}
  & b{font-weight:600}
  & small{display:block;font-size:var(--t-small);color:var(--ink-2)}
  & small a{display:inline-flex;align-items:center;min-height:2.75rem}
}
.event-places{display:grid;gap:.625rem;
  & > p:first-child{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .625rem;font-size:1.75rem;font-weight:500;
    letter-spacing:-.015em;line-height:1.2}
  & small{font-size:var(--t-ui);font-weight:400;letter-spacing:0;color:var(--ink-2)}
  & .muted{font-size:var(--t-ui)}
}
.event-form{display:grid;gap:1rem;& .input{min-height:3.25rem;font-size:1rem}}
.event-steps{border-top:1px solid var(--line);
  & li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:.75rem;padding:.75rem 0;
    border-bottom:1px solid var(--line);font-size:var(--t-ui);line-height:1.45}
  & b{font-weight:550}
  & span{color:var(--ink-2);overflow-wrap:anywhere}
}
.event-login{font-size:var(--t-ui);color:var(--ink-2);
  & a{display:inline-flex;align-items:center;min-height:2.75rem;margin-inline:-.125rem;padding-inline:.125rem;
    color:var(--ink);font-weight:550}
}
.event-dots{display:grid;grid-template-columns:repeat(20,1fr);gap:3px;
  & i{aspect-ratio:1;border-radius:50%;background:var(--ink);max-width:.875rem}
  & i[data-free]{background:none;box-shadow:inset 0 0 0 1.5px var(--control)}
}
@media (forced-colors:active){.event-dots i{forced-color-adjust:none}}
${onTablet}{.event-words{grid-column:1/8}.event-aside{grid-column:8/13}}
${onPhone}{
  .event-head{--x:26cqw;--figure:52cqw;height:min(84cqw,24rem)}
  .event-when b{font-size:1.5rem}
  .event-when > .event-line{display:none}
  .event-when > .event-line-short{display:block}
  .event-body{row-gap:1.5rem}
  .event-words{display:contents;
    & > *{grid-column:1/-1}
    & > h1{order:-3}
    & > .lead{order:-2}
  }
  .event-aside{grid-column:1/-1;order:-1}
  .event-facts div{grid-template-columns:5rem minmax(0,1fr)}
}
`
