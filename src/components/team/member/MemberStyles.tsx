import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Classes of a team member's page: member (head, tasks, day, done, foot). */
export const MemberStyles = styleSheet('member')`
.member{padding-block:clamp(2.5rem,6vw,5.5rem) var(--s-10)}
.member-head{row-gap:1.5rem;align-items:end;padding-bottom:clamp(1.5rem,3vw,2.5rem);
  & h1{grid-column:1/9;overflow-wrap:anywhere}
  & p{grid-column:9/13}
}
.member-tasks{border-top:1px solid var(--ink);
  & li{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--gutter);align-items:center;
    padding-block:1.75rem;border-bottom:1px solid var(--line)}
  & li > div{grid-column:3/9;display:grid;gap:.375rem;overflow-wrap:anywhere}
  & .muted{max-width:34rem;white-space:pre-line}
  & form{grid-column:9/13;justify-self:end}
  & [data-done] h2{color:var(--ink-2);text-decoration:line-through;text-decoration-thickness:1px}
  & [data-done] .member-day{color:var(--ink-3)}
}
.member-day{grid-column:1/3;font-variation-settings:"opsz" 30;font-size:clamp(3.5rem,2rem + 4vw,6rem);line-height:.82;
  letter-spacing:-.04em;font-variant-numeric:lining-nums;
  & small{display:block;margin-top:.625rem;font:500 var(--t-small)/1.4 var(--font-text);letter-spacing:0;
    color:var(--ink-2)}
  & [data-late]{color:var(--st-red)}
}
.member-done{display:inline-flex;gap:.5rem;align-items:center;color:var(--glass-ink);font-size:var(--t-ui);
  font-weight:550}
.member-foot{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:start;padding-top:2rem;
  & > p{flex:1 1 20rem}
  & summary{min-height:2.75rem;line-height:2.75rem;cursor:pointer;text-decoration:underline;
    text-underline-offset:.25em;text-decoration-thickness:1px}
  & details p{margin-bottom:.75rem;max-width:20rem}
}
${onPhone}{
  .member-head :is(h1,p){grid-column:1/-1}
  .member-tasks{
    & li{row-gap:1rem}
    & .member-day{grid-column:1/4}
    & li > div{grid-column:4/13}
    & form{grid-column:4/13;justify-self:stretch}
    & .button{width:100%}
  }
}
`
