import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Classes of the pages that mails to subscribers lead to: confirm, leave and preferences (docs/behaviour.md, 13.3). */
export const NewsletterStyles = styleSheet('newsletter')`
.topics{border-top:1px solid var(--ink);
  & > li{border-bottom:1px solid var(--line)}
  & .checkbox{display:flex;align-items:flex-start;padding-block:.875rem}
  & .checkbox-box{margin-top:.0625rem}
  & b{display:block;font-weight:550}
  & small{display:block;margin-top:.125rem;font-size:var(--t-small);color:var(--ink-2)}
}
.silk-page{flex:1 0 auto;display:flex;flex-direction:column}
.confirm{position:relative;flex:1 0 auto;display:grid;align-items:center;
  & > .silk{position:absolute;inset:0 0 0 51.5%}
  & picture{display:contents}
  & > .wrap{position:relative;display:grid;justify-items:start;gap:1.5rem;padding-block:clamp(3rem,6vw,6rem)}
  & h1{font-size:clamp(3.25rem,10.4vw,11rem);line-height:.98;
    & i{display:block;padding-left:.42em}
  }
  & .confirm-side{display:grid;gap:1.5rem;justify-items:start;width:min(30rem,44%)}
  & form{display:grid;gap:1.75rem;justify-items:start;width:100%;& .topics{width:100%}}
}
.subscribe-line{display:flex;align-items:flex-end;width:100%;border-bottom:1px solid var(--ink);
  & > .field{flex:1;min-width:0}
  & .input{min-height:3.25rem;padding:0;border:0;background:none;font-family:var(--font-display);
    font-variation-settings:"opsz" 19;font-size:clamp(1.25rem,1rem + 1vw,1.75rem)}
  & .button{margin-bottom:.375rem}
}
.last-letters{padding-block:clamp(3rem,6vw,6rem);
  & ol{margin-top:1.5rem;border-top:1px solid var(--ink)}
  & li{display:grid;grid-template-columns:2fr 5fr 5fr;gap:.125rem 1.5rem;align-items:baseline;padding-block:1rem;
    border-bottom:1px solid var(--line);overflow-wrap:anywhere}
  & time{font-size:var(--t-ui);color:var(--ink-2)}
  & a{font-size:clamp(1.5rem,1.25rem + 1vw,2.125rem);line-height:1.3;color:inherit;text-decoration-thickness:1px;
    text-underline-offset:.2em}
}
.leave-form{display:grid;justify-items:start;gap:1.25rem}
.reasons{display:grid;gap:0;width:100%;border-top:1px solid var(--ink);
  & label{display:flex;gap:.75rem;align-items:center;min-height:3rem;border-bottom:1px solid var(--line);cursor:pointer}
  & input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--ink)}
  & legend{padding-bottom:.75rem;font-weight:550}
}
.preferences{row-gap:3rem;align-items:start;padding-bottom:var(--s-10);
  & > form{grid-column:1/8;display:grid;gap:clamp(2rem,3vw,3rem)}
  & .preferences-row{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,7fr);gap:1rem;align-items:start}
  & h2{font-size:1.875rem;padding-top:.875rem}
  & .preferences-end{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem;align-items:center}
}
.kept{grid-column:8/13;display:grid;gap:1.25rem;padding:1.75rem clamp(1.25rem,2.2vw,2.25rem) 2rem;
  border:1px solid var(--line);background:var(--raised);font-size:var(--t-ui);
  & dl{display:grid;gap:.625rem}
  & dl + dl{border-top:1px dashed var(--control);padding-top:1.25rem}
  & dl > div{display:flex;gap:.75rem;align-items:baseline;overflow-wrap:anywhere;
    &::before{content:"";order:1;flex:1;min-width:1rem;border-bottom:1px dotted var(--control)}
  }
  & dd{order:2;text-align:right;font-variant-numeric:tabular-nums}
  & .kept-actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(10.5rem,100%),1fr));gap:.625rem}
}
${onPhone}{
  .confirm{align-items:start;
    & > .silk{inset:0 0 auto;height:13rem}
    & > .wrap{padding-top:9rem;gap:1.25rem}
    & h1{order:-1;font-size:clamp(3.25rem,17vw,5rem);& i{padding-left:0}}
    & .confirm-side{width:100%}
    & .subscribe-line{flex-direction:column;align-items:stretch;gap:1rem;border:0;
      & .input{border-bottom:1px solid var(--ink)}
    }
    & .button{width:100%}
  }
  .last-letters li{grid-template-columns:minmax(0,1fr)}
  .preferences > form,.kept{grid-column:1/-1}
  .preferences .preferences-row{grid-template-columns:minmax(0,1fr);gap:.5rem}
  .preferences .preferences-end .button{width:100%}
}
`
