import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Classes of a place's page: place (head, picture, name, category, words, facts, hours, owner, others). */
export const PlaceStyles = styleSheet('place')`
.place{container-type:inline-size}
.place-head{--edge:max(var(--margin),calc((100cqw - 1760px)/2 + var(--margin)));
  --column:calc((100cqw - 2*var(--edge) + var(--gutter))/12);--x:calc(var(--edge) + 4*var(--column));
  position:relative;isolation:isolate;min-height:min(calc((100cqw - var(--x))*.75),47rem);padding-left:var(--edge);
  display:grid;grid-template-rows:auto auto 1fr;align-content:start}
.place-picture{position:absolute;inset:0 0 0 var(--x);overflow:hidden;background:var(--sunken);
  & picture{display:contents}
  & img{width:100%;height:100%;object-fit:cover}
}
.place-category{padding-top:clamp(1.75rem,2.6cqw,2.75rem)}
.place-name{width:calc(4*var(--column) - var(--gutter));padding-top:clamp(1.5rem,3cqw,3rem);
  font-size:clamp(2.5rem,1rem + 3.4cqw,4rem);line-height:1;letter-spacing:-.02em;font-variation-settings:"opsz" 21;
  overflow-wrap:anywhere}
.place-head[data-across] .place-name{--size:clamp(4rem,1rem + 11cqw,12rem);width:max-content;margin-left:-.03em;
  font-size:var(--size);line-height:.93;letter-spacing:-.03em;white-space:nowrap;
  & span,& i{display:block}
  & i{padding-left:.78em}
}
.place-picture .place-name{position:absolute;top:calc(clamp(1.75rem,2.6cqw,2.75rem) + 1.25rem);
  left:calc(var(--edge) - var(--x));color:#1A1411;pointer-events:none}
.place-head[data-across] > .place-name{position:absolute;top:calc(clamp(1.75rem,2.6cqw,2.75rem) + 1.25rem);
  left:var(--edge);z-index:-1}
.place-words{align-self:end;grid-row:3;width:calc(4*var(--column) - var(--gutter));padding-block:1.5rem .25rem;
  display:grid;gap:1.25rem;padding-right:.5rem;overflow-wrap:anywhere;
  & p:last-child{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
}
.place-head[data-bare]{min-height:0;padding-right:var(--edge);
  & .place-name,& .place-words{width:auto;max-width:44rem}
}
.place-facts{padding-block:clamp(3rem,6vw,5.5rem) clamp(2.5rem,5vw,4.5rem);row-gap:2.5rem;
  & section{grid-column:span 4;border-top:1px solid var(--ink);padding-top:1rem;display:grid;gap:.875rem;
    align-content:start;overflow-wrap:anywhere}
}
.place-line{font-family:var(--font-display);font-variation-settings:"opsz" 19;font-size:var(--t-h3);line-height:1.14;
  letter-spacing:-.012em;white-space:pre-line}
.place-hours{font-size:var(--t-ui);
  & div{display:grid;grid-template-columns:1fr auto;gap:1rem;padding-block:.5rem;border-bottom:1px solid var(--line)}
  & dt{color:var(--ink-2)}
  & dd{text-align:right;font-variant-numeric:tabular-nums}
}
.place-open,.place-closed{font-size:var(--t-ui);font-weight:550}
.place-open{display:inline-flex;gap:.5rem;align-items:center;color:var(--glass-ink);
  &::before{content:"";width:.5rem;height:.5rem;border-radius:50%;background:currentColor}
}
.place-owner{background:var(--glass);color:var(--ink);padding-block:clamp(2.5rem,5vw,4.5rem);
  & .grid12{row-gap:1.5rem;align-items:end}
  & h2{grid-column:1/7}
  & .grid12 > div{grid-column:8/13;display:grid;gap:1.25rem;justify-items:start}
}
.place-others{padding-block:clamp(3rem,6vw,5.5rem) var(--s-10);
  & h2{margin-bottom:1.75rem}
  & li{align-self:end}
  & li:nth-child(1){grid-column:1/6}
  & li:nth-child(2){grid-column:6/10}
  & li:nth-child(3){grid-column:10/13}
  & a{display:grid;gap:.375rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
  & a:hover b{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em}
  & small{color:var(--ink-2);font-size:var(--t-small)}
}
.place-thumb{aspect-ratio:4/3;overflow:hidden;background:var(--sunken);margin-bottom:.375rem;
  & picture{display:contents}
  & img{width:100%;height:100%;object-fit:cover}
}
${onPhone}{
  .place-head{--x:0px;padding-inline:var(--edge);min-height:0;grid-template-rows:none}
  .place-picture{position:relative;inset:auto;margin-inline:calc(-1*var(--edge));height:46svh;max-height:24rem;
    & .place-name{display:none}
  }
  .place-name{width:auto}
  .place-head[data-across] > .place-name{--size:24cqw;position:relative;top:auto;left:auto;z-index:1;order:-1;
    grid-row:2;padding-top:0;margin-top:.15em;
    & i{padding-left:.3em}
  }
  .place-category{padding-top:1.5rem}
  .place-words{grid-row:auto;width:auto;padding-top:1rem;
    & .button{width:100%}
  }
  .place-facts section,.place-owner h2,.place-owner .grid12 > div,.place-others li:nth-child(n){grid-column:1/-1}
  .place-owner .button{width:100%}
  .place-others ul{row-gap:1.75rem}
}
`
