import { styleSheet } from '../theme/styleSheet'
import { onNarrowPhone, onPhone } from '../theme/tokens'

/** Classes of the recruitment page: team-hero, team-roles, team-benefits, team-apply, application. */
export const JoinTeamStyles = styleSheet('join-team')`
.team-hero{align-items:start;grid-template-rows:auto 1fr;
  & > h1{grid-column:1/8}
  & > figure{grid-column:8/13;grid-row:1/3;aspect-ratio:4/3;overflow:hidden;background:var(--sunken)}
  & img{width:100%;height:100%;object-fit:cover}
}
.team-intro{grid-column:1/6;display:grid;gap:1rem;justify-items:start;margin-top:1.75rem}
.team-roles{padding-bottom:var(--s-9);
  & > h2{padding-bottom:2rem}
  & > dl{columns:2;column-gap:var(--gutter)}
  & dl > div{display:flex;gap:1rem;align-items:baseline;padding-block:.875rem;border-top:1px solid var(--line);
    break-inside:avoid}
  & dt{flex:none;width:14rem;font-size:1.4375rem;font-variation-settings:"opsz" 19;letter-spacing:-.01em;
    line-height:1.15}
  & dd{color:var(--ink-2);font-size:var(--t-ui);line-height:1.45}
}
.team-benefits{padding-block:clamp(3rem,5vw,5rem);
  & > h2{grid-column:1/5}
  & > div{grid-column:6/13;display:grid;gap:1.5rem;justify-items:start}
  & ul{width:100%}
  & li{display:flex;gap:1rem;align-items:baseline;padding-block:.875rem;
    border-top:1px solid color-mix(in oklab,var(--ink) 28%,transparent);font-size:var(--t-lead);line-height:1.45}
  & li .icon{transform:translateY(.2em)}
}
.team-apply{padding-block:clamp(3.5rem,7vw,7rem);row-gap:1.25rem;scroll-margin-top:1rem;
  & > .team-apply-head{grid-column:1/5;display:grid;gap:1rem;align-content:start}
  & > .team-apply-head .prose{max-width:20rem}
  & > :is(.application,.callout){grid-column:6/13}
}
.application{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem var(--gutter)}
.application-wide{grid-column:1/-1}
.application-end{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem}
@media (max-width:1100px){
  .team-roles dl > div{flex-direction:column;gap:.125rem}
  .team-roles dt{width:auto}
}
${onPhone}{
  .team-hero{grid-template-rows:none;padding-top:0;row-gap:0;
    & > h1{grid-column:1/-1}
    & > figure{order:-1;grid-column:1/-1;grid-row:auto;margin:0 calc(-1*var(--margin)) 1.5rem}
  }
  .team-intro{grid-column:1/-1;margin-top:1rem}
  .team-benefits{row-gap:1.25rem;& > h2,& > div{grid-column:1/-1}}
  .team-apply{& > .team-apply-head,& > :is(.application,.callout){grid-column:1/-1}}
}
${onNarrowPhone}{
  .team-roles > dl{columns:1}
  .application{grid-template-columns:minmax(0,1fr)}
}
`
