import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/**
 * The sponsor sheet: masthead, coral band, four numbers, lists; printed, one A4 page without a ground, tighter where it
 * shows most.
 */
export const NumbersStyles = styleSheet('numbers')`
.numbers-head{padding-block:clamp(2.5rem,5vw,5rem) clamp(2rem,3.4vw,3.25rem);align-items:end;
  & > .caption{grid-column:1/-1;margin-bottom:1.25rem;overflow-wrap:anywhere}
  & h1{grid-column:1/9;& i{display:block}}
  & .numbers-aside{grid-column:9/13;display:grid;gap:.5rem;justify-items:start}
}
.numbers-brand{display:none}
.numbers-band{background:var(--coral);color:var(--on-coral);
  & > p{align-items:end;padding-block:clamp(1.5rem,3vw,3rem) clamp(1.75rem,3.4vw,3.25rem)}
  & b{grid-column:1/10;grid-row:1;margin-left:-.03em;padding-bottom:.06em;white-space:nowrap;
    font-size:min(34rem,calc(150vw/var(--signs)));font-weight:400;line-height:.86;font-variant-numeric:lining-nums;
    font-variation-settings:"opsz" 42}
  & span{grid-column:10/13;grid-row:1;display:grid;gap:.75rem;font-size:var(--t-lead);line-height:1.4}
}
.numbers-figures{display:grid;grid-template-columns:repeat(var(--columns,4),minmax(0,1fr));gap:var(--gutter);
  padding-block:clamp(2rem,3.5vw,3.5rem);
  & > div{padding-top:.875rem;border-top:1px solid var(--ink)}
  & dt{font-size:var(--t-small);color:var(--ink-2)}
  & .display{margin-block:.25rem;font-size:clamp(2.5rem,1.6rem + 2.6vw,4.25rem);line-height:1.1;letter-spacing:-.025em;
    font-variation-settings:"opsz" 22;font-variant-numeric:lining-nums}
  &:has(> :nth-child(6)){--columns:3;--printed:18pt}
}
.numbers-lists{row-gap:clamp(2rem,4vw,4rem);padding-bottom:clamp(2rem,4vw,4rem);
  & > section{grid-column:span 4;padding-top:1.125rem;border-top:1px solid var(--ink);min-width:0}
  & > .numbers-course{grid-column:span 8}
  & .bars,& h2 + .numbers-steps{margin-top:.5rem}
  & .plot-key{margin-top:.75rem}
  & figure{margin:0}
  & summary{margin-top:.5rem;font-size:var(--t-small)}
  & table{width:100%;margin-top:.5rem;border-collapse:collapse;font-size:var(--t-ui);font-variant-numeric:tabular-nums}
  & tr > *{padding:.5rem 0;border-bottom:1px solid var(--line);font-weight:400;text-align:right}
  & tr > :first-child{text-align:left}
}
.numbers-steps{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem;padding-block:.6875rem;
  border-bottom:1px solid var(--line);
  & > li{display:grid;font-size:var(--t-small);color:var(--ink-2)}
  & b{font-size:var(--t-lead);font-weight:600;line-height:1.3;color:var(--ink);font-variant-numeric:tabular-nums}
  & small{font-size:inherit;color:var(--ink-3)}
}
.numbers-how{row-gap:.75rem;padding-bottom:var(--s-10);
  & h2{grid-column:1/4;padding-top:.25rem}
  & p{grid-column:4/11;max-width:46rem}
}
${onPhone}{
  .numbers-head{row-gap:1rem;& > .caption{margin-bottom:0}}
  .numbers-head > *,.numbers-lists > section,.numbers-how > *{grid-column:1/-1!important}
  .numbers-band{& > p{display:block}& b{display:block;font-size:calc(165vw/var(--signs))}& span{margin-top:1.25rem}}
  .numbers-figures{grid-template-columns:1fr 1fr}
}
@page numbers{size:A4;margin:11mm 14mm}
@media print{
  body:has(> .numbers) > :not(.numbers){display:none}
  body:has(> .numbers){background:#fff}
  .numbers{page:numbers;--margin:0px;--gutter:7mm;--t-small:8.25pt;--t-h3:13.5pt;--t-cap:6.75pt;--ink:#000;
    --ink-2:#333;--ink-3:#555;--line:#ddd;--raised:#fff;--tint:#fbe3da;--chart-1:#e84a30;--glass-ink:#23564a;
    font-size:9.5pt;line-height:1.4;color:#000;print-color-adjust:exact;
    & .wrap{max-width:none;padding-inline:0}
  }
  .numbers-print,.numbers-course details{display:none}
  .numbers-head{padding:0 0 6mm;row-gap:0;
    & > .numbers-brand{display:block;grid-column:1/8;grid-row:1;margin-bottom:6mm;font-family:var(--font-display);
      font-size:15pt;line-height:1;font-variation-settings:"opsz" 14}
    & > .caption{grid-column:8/13!important;grid-row:1;margin:0 0 6mm;text-align:right}
    & h1{grid-column:1/8!important;font-size:40pt;line-height:.94}
    & .numbers-aside{grid-column:8/13!important;font-size:8.75pt}
  }
  .numbers-band{border-block:1px solid #000;background:none;color:#000;
    & > p{display:grid;padding-block:4mm 5mm}
    & b{font-size:calc(150mm/var(--signs))}
    & span{margin:0;gap:1.5mm;font-size:9pt;& i{font-size:25pt}}
  }
  .numbers-figures{grid-template-columns:none;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;
    padding-block:5mm 6mm;
    & > div{padding:0;border:0}
    & .display{margin:0;font-size:var(--printed,25pt)}
  }
  .numbers-lists{row-gap:6mm;padding-bottom:6mm;
    & > section{grid-column:span 4!important;padding-top:2.5mm;break-inside:avoid}
    & > .numbers-course{grid-column:span 8!important}
    & .plot{height:32mm;margin:2mm 18mm 7mm 9mm;font-size:7pt}
    & .plot-end{display:block}
    & .numbers-steps{gap:2mm;padding-block:1.6mm;line-height:1.25;& b{font-size:10.5pt}}
    & .bars > li{min-height:0;padding:1.6mm 0 1.5mm;font-size:8.75pt}
  }
  .numbers-how{padding:0;
    & h2{grid-column:1/4!important;padding:0}
    & p{grid-column:4/13!important;max-width:none;font-size:7.75pt;line-height:1.45}
  }
  .numbers:has(.numbers-lists > :nth-child(6)){
    & .numbers-brand,& .caption{margin-bottom:4mm}
    & .numbers-head{padding-bottom:4mm}
    & h1{font-size:26pt;& i{display:inline}}
    & .numbers-band{& > p{padding-block:2mm 3mm}& b{font-size:calc(100mm/var(--signs))}}
    & .numbers-figures{padding-block:3mm 4mm}
    & .numbers-lists{row-gap:4mm;padding-bottom:4mm}
    & .plot{height:24mm}
    & .bars,& h2 + .numbers-steps{margin-top:1mm}
    & .bars > li,& .numbers-steps{padding-block:1.1mm}
  }
}
`
