import { styleSheet } from './styleSheet'

/**
 * The focus ring has a contrast of 3:1 on paper, but not everywhere on silk, so here it gets a paper-coloured
 * halo.
 */
const onSilk = ':is(.silk,.account-words,body:has(> .cover-page) > .site-header)'

/**
 * Classes: silk (a picture or film of silk, multiplied with night in the dark theme, with grain), band,
 * band-glass.
 */
export const Surfaces = styleSheet('surfaces', 'shared')`
.silk{position:relative;overflow:hidden;isolation:isolate;background:var(--silk-fallback);
  & :is(img,video){width:100%;height:100%;object-fit:cover}
  & picture + video{position:absolute;inset:0}
  &::before,&::after{content:"";position:absolute;inset:0;pointer-events:none;z-index:1}
  &::before{background:var(--silk-night);mix-blend-mode:multiply}
  &::after{background:url(/grain-v1.png) 0 0/96px;opacity:.3;mix-blend-mode:overlay}
}
@media (prefers-reduced-motion:reduce){.silk > video{display:none}}
${onSilk} :focus-visible{box-shadow:0 0 0 6px var(--paper)}
.band{background:var(--coral);color:var(--on-coral)}
.band-glass{background:var(--glass);color:var(--ink)}
`
