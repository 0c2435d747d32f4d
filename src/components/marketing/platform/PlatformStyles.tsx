import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** The platform page: hero, numbered chapters in five layouts, and the coral band. */
export const PlatformStyles = styleSheet('platform')`
.platform-hero{align-items:end;padding-top:clamp(2rem,4vw,4rem)}
.platform-hero-copy{grid-column:1/8;position:relative;z-index:2;padding-bottom:clamp(2.5rem,5vw,5.5rem);
  & .h1{width:max-content;max-width:100%;margin-top:1.75rem;& i{display:block}}
  & .lead{max-width:32rem;margin-top:1.75rem}
  & .caption{margin:2.5rem 0 1rem;color:var(--ink)}
}
.platform-hero-picture{grid-column:8/13;position:relative;align-self:stretch;min-height:clamp(460px,48vw,720px);
  & .silk{position:absolute;inset:0 calc(-1*var(--margin)) 0 0}
}
@media (min-width:1760px){.platform-hero-picture .silk{right:calc(-1*var(--margin) - (100vw - 1760px)/2)}}
.platform-phone{position:absolute;left:-9%;bottom:-3.5rem;z-index:2;width:min(74%,372px)}
.store-badges{display:flex;flex-wrap:wrap;gap:.75rem}
.store-badge{display:inline-flex;align-items:center;gap:.75rem;min-height:3.5rem;padding:.375rem 1.25rem .375rem 1rem;
  border-radius:8px;background:var(--ink);color:var(--paper);line-height:1.15;
  & .icon{width:1.625rem;height:1.625rem}
  & small{display:block;font-size:var(--t-cap);letter-spacing:.02em}
  & b{font-size:1.0625rem;font-weight:550}
}
.chapter{padding-block:clamp(3.5rem,7vw,7rem);
  & .prose{margin-top:1.25rem}
  & figure img{width:100%;height:100%;object-fit:cover}
}
.wrap.chapter-ruled{position:relative;border:0;&::before{content:"";position:absolute;top:0;left:calc(50% - 50vw);
  right:calc(50% - 50vw);border-top:1px solid var(--ink)}}
main:has(.chapter-number){counter-reset:chapter}
.chapter-number::before{counter-increment:chapter;content:counter(chapter)}
.chapter-number{grid-column:1/2;padding-top:.5rem;font-family:var(--font-display);font-variation-settings:"opsz" 19;
  font-size:1.5rem;line-height:1}
.chapter-main{grid-column:2/9;& .prose{max-width:34rem}}
.chapter:not(:has(.chapter-number)) > .chapter-main{grid-column:1/9;& i{display:block}}
.chapter-aside{grid-column:9/13;align-self:end;display:grid;gap:1rem;justify-items:start;& .prose{margin-top:0;
  font-size:var(--t-body)}}
.places{padding-top:9rem;
  & figure{grid-column:9/13;aspect-ratio:4/5}
}
.places-copy{grid-column:2/8;
  & .lead{max-width:30rem}
  & > ul{margin-top:2rem;border-bottom:1px solid var(--line)}
  & > ul > li{padding-block:1rem;border-top:1px solid var(--line);font-family:var(--font-display);
    font-variation-settings:"opsz" 19;font-size:clamp(1.5rem,1rem + 1.7vw,2.25rem);letter-spacing:-.015em;
    line-height:1.1}
}
.events{
  & figure{grid-column:2/7;align-self:end;aspect-ratio:5/4}
}
.events-copy{grid-column:7/13;
  & dl{margin-top:2rem}
  & dl > div{display:grid;grid-template-columns:1fr 1.2fr;gap:1rem;padding-block:1rem;
    border-top:1px solid color-mix(in oklab,var(--ink) 30%,transparent)}
  & dt{font-weight:550}
  & > .text-link{margin-top:1.5rem}
}
.boutique{
  & figure{grid-column:7/10;align-self:start;aspect-ratio:4/5}
  & figure + figure{grid-column:10/13;margin-top:clamp(0px,6vw,6rem)}
}
.boutique-copy{grid-column:2/7;& .lead{max-width:28rem}& p .text-link{margin-top:1.5rem}}
.boutique-services{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem;& .badge{padding:.5rem .875rem;
  font-size:var(--t-small)}}
.wave{display:flex;align-items:center;align-self:end;gap:3px;width:100%;height:5rem;& i{flex:1;background:var(--coral)}}
.protocol{overflow:hidden;padding-block:clamp(3rem,6vw,6rem);
  & .prose{max-width:38rem;margin-block:1.5rem 3rem;font-size:1.1875rem;line-height:1.5;font-weight:500}
  & h2 > span{display:block}
  & .h2{margin-top:1.5rem}
}
.protocol-number{margin-left:-.04em;font-variation-settings:"opsz" 40;font-variant-numeric:lining-nums;
  font-size:clamp(7rem,30vw,30rem);line-height:.78;letter-spacing:-.03em}
.protocol-benefits{display:grid;grid-template-columns:repeat(3,1fr);gap:var(--gutter);
  border-top:1px solid var(--on-coral);
  & li{display:grid;gap:.5rem;align-content:start;padding-top:1rem;font-weight:500}
}
${onPhone}{
  .platform-hero > *{grid-column:1/-1}
  .platform-hero-copy{padding-bottom:2rem;& .h1{width:auto}}
  .platform-hero-picture{min-height:0;padding-top:clamp(3.5rem,14vw,5rem);& .silk{inset:0 calc(-1*var(--margin))}}
  .platform-phone{position:relative;inset:auto;width:72%;max-width:340px;margin:0 auto -2.5rem}
  .chapter{row-gap:1.25rem;& > :nth-child(n){grid-column:1/-1}}
  .places{padding-top:6rem}
  .places figure,.events figure{margin-inline:calc(-1*var(--margin));max-height:36rem}
  .boutique > figure:nth-child(n){grid-column:1/7;& + figure{grid-column:7/-1;margin-top:2.5rem}}
  .chapter-aside{align-self:auto}
  .protocol-benefits{grid-template-columns:1fr;
    & li + li{border-top:1px solid color-mix(in oklab,var(--on-coral) 30%,transparent)}}
}
`
