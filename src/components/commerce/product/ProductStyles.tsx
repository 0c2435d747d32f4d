import { styleSheet } from '../../theme/styleSheet'
import { onHover, withoutScript } from '../../theme/states'
import { onPhone, onTablet } from '../../theme/tokens'

/** Classes of a product's page: piece (pictures, buy, form, line, facts), piece-details, piece-others. */
export const ProductStyles = styleSheet('product')`
.piece-page{container-type:inline-size}
.piece{--edge:max(var(--margin),calc(50cqw - 880px + var(--margin)));
  --column:calc((100cqw - 2*var(--edge) + var(--gutter))/12);
  display:grid;grid-template-columns:calc(var(--edge) + 6*var(--column) - var(--gutter)) minmax(0,1fr);
  column-gap:var(--gutter);padding-right:var(--edge);min-height:min(calc(62.5cqw),max(44rem,calc(100svh - 4.5rem)))}
.piece-pictures{position:relative;min-height:100%;background:var(--sunken)}
.piece-pictures-none{display:grid;place-items:center;color:var(--ink-3)}
.piece-shots{position:absolute;inset:0;display:flex;overflow-x:auto;scroll-snap-type:x mandatory;
  scrollbar-width:none;scroll-behavior:smooth;overscroll-behavior-x:contain;
  & > li{position:relative;flex:0 0 100%;scroll-snap-align:start;overflow:hidden;scroll-margin-top:4.5rem}
  & img{width:100%;height:100%;object-fit:cover;object-position:50% 30%}
  &:focus-visible{outline-offset:-3px}
}
@media (prefers-reduced-motion:reduce){.piece-shots{scroll-behavior:auto}}
.piece[data-out] .piece-shots img{filter:saturate(.35) opacity(.62)}
.piece-count{position:absolute;right:0;bottom:0;padding:.25rem .625rem;background:var(--paper);color:var(--ink-2);
  font-size:var(--t-small);font-variant-numeric:tabular-nums}
.piece-thumbs{position:absolute;left:calc(100% + var(--gutter));bottom:0;display:grid;gap:.625rem;
  width:calc(var(--column) - var(--gutter));min-width:3.5rem;max-height:100%;overflow:auto;scrollbar-width:none;
  & a{display:block;border-bottom:3px solid transparent}
  & img{width:100%;aspect-ratio:4/5;object-fit:cover}
}
${onHover('.piece-thumbs a', 'border-color:var(--coral)')}
.piece-buy{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;align-content:start;min-width:0;
  padding:clamp(1.75rem,2.6cqw,2.75rem) 0 clamp(1.5rem,3vw,3rem) var(--column)}
.piece-name{font-size:clamp(3.25rem,1rem + 6.2cqw,7.25rem);line-height:.92;letter-spacing:-.03em;
  font-variation-settings:"opsz" 21;overflow-wrap:break-word;margin:.25rem 0 .5rem calc(-.5*var(--column))}
.piece-name-long{font-size:clamp(2.5rem,1.2rem + 3vw,4.25rem);line-height:1;letter-spacing:-.02em;margin-left:0}
.piece-cross{display:none;position:absolute;inset:0;z-index:1;overflow:hidden;pointer-events:none;color:#1a1411;
  & .piece-name{position:absolute;margin:0}
}
.piece[data-wide=paper] .piece-cross{color:#fffdf9}
@media (min-width:1001px){
  .piece[data-wide]{--size:min(10rem,1rem + 9.2cqw,7.2*var(--column)/(.5*var(--n)));--cap:0rem;
    --top:calc(clamp(1.75rem,2.6cqw,2.75rem) + .25rem + var(--cap))}
  .piece[data-wide]:has(.piece-buy > .caption){--cap:2.75rem}
  .piece[data-wide] .piece-buy > .caption{height:1.25rem;line-height:1.25rem}
  .piece[data-wide] .piece-pictures{z-index:1}
  .piece[data-wide] .piece-name{font-size:var(--size);white-space:nowrap;
    & i{display:block;margin-left:calc(-1.8*var(--column) - var(--gutter))}
  }
  .piece[data-wide] .piece-cross{display:block;
    & .piece-name{top:var(--top);left:calc(100% + var(--gutter) + .5*var(--column))}
  }
}
.piece-price{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .875rem;
  & .price{display:flex;flex-direction:row-reverse;align-items:baseline;gap:.75rem;font-size:1.75rem;line-height:1.2;
    font-weight:500;letter-spacing:-.015em}
  & s{font-size:1.125rem;letter-spacing:0;color:var(--ink-3);font-weight:400}
}
.piece-discount{background:var(--ink);color:var(--paper);font-size:var(--t-small);font-weight:550;line-height:1.3;
  padding:.3125rem .625rem}
.piece-add{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.75rem;
  & .stepper{background:var(--raised);border:1px solid var(--control)}
  & .stepper button{width:3rem;height:100%;min-height:3.625rem}
}
.piece-miss{display:none}
.piece-guide{width:min(34rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);margin:auto;padding:1.5rem;border:0;
  overflow:auto;background:var(--paper);color:var(--ink);
  &::backdrop{background:var(--scrim)}
  & header{display:flex;justify-content:space-between;align-items:center;margin-bottom:1rem}
  & table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
  & :is(th,td){padding:.75rem .5rem;border-bottom:1px solid var(--line);text-align:right}
  & :is(th,td):first-child{text-align:left}
  & thead th{border-color:var(--ink);font-size:var(--t-small);font-weight:500}
  & tbody th{font-weight:600}
  & .muted{margin-top:1.25rem;white-space:pre-line}
}
.piece-units{display:flex;width:fit-content;margin-bottom:1rem;border:1px solid var(--control);
  & label{position:relative;display:grid;place-items:center;min-height:2.75rem;padding-inline:1.5rem;
    font-size:var(--t-ui);font-weight:500;cursor:pointer}
  & input{position:absolute;inset:0;margin:0;opacity:0;cursor:inherit}
  & label:has(:checked){background:var(--ink);color:var(--paper)}
  & label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
}
.piece-guide:has([value=in]:checked) [data-unit=cm],.piece-guide:has([value=cm]:checked) [data-unit=in]{display:none}
.piece:has(.piece-values [value=XS]:checked) [data-size=XS],.piece:has(.piece-values [value=S]:checked) [data-size=S],
.piece:has(.piece-values [value=M]:checked) [data-size=M],.piece:has(.piece-values [value=L]:checked) [data-size=L],
.piece:has(.piece-values [value=XL]:checked) [data-size=XL]{background:var(--glass-tint)}
.piece-pair{grid-column:1/8;grid-row:2/4;display:grid;grid-template-columns:4fr 3fr;gap:var(--gutter);align-items:end;
  padding-top:1.75rem;
  & img{width:100%;aspect-ratio:4/5;object-fit:cover;background:var(--sunken)}
  & img:first-child{object-position:50% 90%}
  & ~ h2{grid-column:8/13}
}
.piece-back{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;
  & summary{display:flex;align-items:center;width:fit-content;min-height:2.75rem;cursor:pointer}
}
.piece-line{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;padding:1.25rem;background:var(--sunken);
  & .subtle{color:var(--ink-2)}
  & .callout{font-size:var(--t-ui)}
}
.piece-line-row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.75rem;align-items:end;
  & .field-live:empty{display:none}
}
.piece-held:empty{display:none}
.piece-facts{border-top:1px solid var(--line);font-size:var(--t-ui);
  & div{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:1rem;padding-block:.8125rem;
    border-bottom:1px solid var(--line)}
  & dt{color:var(--ink-2)}
  & dd{overflow-wrap:anywhere}
}
.piece-details{padding-block:1.5rem 0;margin-top:clamp(3rem,6vw,6rem);row-gap:1.5rem;
  & > h2{grid-column:1/7;padding-top:1.5rem}
  & > .piece-words{grid-column:8/13;display:grid;gap:1rem;padding-top:1.75rem}
  &::before{content:"";grid-column:1/-1;border-top:1px solid var(--ink)}
  & .lead{color:var(--ink);white-space:pre-line;overflow-wrap:anywhere}
  & .label{margin-top:.75rem}
  & .muted{white-space:pre-line;overflow-wrap:anywhere}
}
.piece-others{padding-block:clamp(3.5rem,7vw,7rem) var(--s-10);
  & > h2{border-top:1px solid var(--ink);padding:1.5rem 0 clamp(1.5rem,3vw,2.75rem)}
  & > ul{display:grid;grid-template-columns:5fr 4fr 3fr 3fr;gap:2rem var(--gutter);align-items:end}
  & li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 1rem;min-width:0}
  & .piece-frame{grid-column:1/-1;margin-bottom:.625rem;background:var(--sunken);aspect-ratio:4/5;overflow:hidden;
    display:grid;place-items:center;color:var(--ink-3)}
  & li:nth-child(n+3) .piece-frame{aspect-ratio:1}
  & img{width:100%;height:100%;object-fit:cover;transition:transform var(--d-4) var(--e-out)}
  & h3{font-size:var(--t-ui);font-weight:550;line-height:1.35;overflow-wrap:anywhere}
  & h3 a{text-decoration:none;&::after{content:"";position:absolute;inset:0}}
  & .price{font-size:var(--t-ui);font-weight:500;line-height:1.35;text-align:right}
  & s{color:var(--ink-3);font-weight:400}
  & .piece-low,& .piece-kind{grid-column:1/-1;min-height:1.5rem;font-size:var(--t-small)}
  & .piece-kind{color:var(--ink-2)}
}
${onHover('.piece-others li', '--zoom:1.03')}
.piece-others img{transform:scale(var(--zoom,1))}
@media (prefers-reduced-motion:reduce){.piece-others img{transform:none!important}}
${onTablet}{
  .piece{grid-template-columns:calc(var(--edge) + 5*var(--column) - var(--gutter)) minmax(0,1fr)}
  .piece-thumbs{display:none}
  .piece-buy{padding-left:0}
  .piece-name{margin-left:0}
  .piece-others > ul{grid-template-columns:1fr 1fr}
  .piece-others li .piece-frame{aspect-ratio:4/5!important}
}
${onPhone}{
  .piece{grid-template-columns:minmax(0,1fr);padding-right:0;min-height:0}
  .piece-pictures{min-height:0;height:min(112cqw,51svh);min-height:18rem}
  .piece-pictures .piece-shots img{object-position:50% 20%}
  .piece-buy{padding:1.25rem var(--margin) 0;gap:1rem;& > .caption{display:none}}
  .piece-name{font-size:clamp(2.75rem,14cqw,5rem);margin-block:0}
  .piece[data-phone]{--size:min(5rem,18cqw,(100cqw - 2*var(--margin) - 1.5rem)/(.5*var(--n)));
    --over:calc(1.02*var(--size))}
  .piece[data-phone] .piece-pictures{z-index:1}
  .piece[data-phone] .piece-name{font-size:var(--size);white-space:nowrap;margin-top:calc(-1.25rem - var(--over));
    & i{display:block;margin-left:1.5rem}
  }
  .piece[data-phone] .piece-cross{display:block;color:#1a1411;
    & .piece-name{top:calc(100% - var(--over));left:var(--margin);margin:0}
  }
  .piece[data-phone=paper] .piece-cross{color:#fffdf9}
  .piece-price .price{font-size:1.5rem}
  .piece-add{position:sticky;bottom:0;z-index:10;margin-inline:calc(-1*var(--margin));
    padding:.75rem var(--margin) calc(.75rem + env(safe-area-inset-bottom));background:var(--paper);
    border-top:1px solid var(--line);
    & .stepper button{width:2.75rem;min-height:3.125rem}
    & .button{min-height:3.25rem;padding-inline:1rem}
  }
  .piece-miss{grid-column:1/-1;display:flex;justify-content:space-between;align-items:center;min-height:2.75rem;
    margin:-.75rem calc(-1*var(--margin)) 0;padding-inline:var(--margin);background:var(--st-red-bg);
    color:var(--st-red);font-size:var(--t-ui);font-weight:550;
    & span::before{content:attr(data-words)}
    & button{color:inherit}
  }
  .piece-pair{grid-column:1/-1;grid-row:auto}
  .piece-facts div{grid-template-columns:5.5rem minmax(0,1fr)}
  .piece-details > h2,.piece-details > .piece-words{grid-column:1/-1;padding-top:0}
  .piece-others > ul{column-gap:1rem}
  .piece-others li{grid-template-columns:1fr;& .price{text-align:left}}
}
${withoutScript('.piece-form,.piece-back{display:none!important}')}
`
