import { styleSheet } from '../theme/styleSheet'
import { onPhone } from '../theme/tokens'

/**
 * Styles of all public pages. Classes: site-header (over the picture with `cover-page`), site-footer, site-menu,
 * profile; masthead (grid12 with h1 and masthead-aside): the head of a public page.
 */
export const SiteStyles = styleSheet('site')`
body:where(:has(> .site-header)){--site-margin:calc(max(0px,50% - 880px) + var(--margin));--site-header:4.5rem;
  display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;overflow-x:clip}
body > main{flex:1 0 auto}
:where(body:has(> .site-header)) picture{display:contents}
html:has(> body > .site-header){scroll-padding-top:5.5rem}
@media (max-height:30rem){.site-header.site-header{position:relative}}
.announcement{flex:none;padding:.5rem var(--site-margin);background:var(--ink);color:var(--paper);text-align:center;
  font-size:var(--t-small);font-weight:550;& a{display:block;padding-block:.375rem}}
.site-header{position:sticky;top:0;background:var(--paper);z-index:var(--z-header);
  display:flex;align-items:center;gap:1rem;height:var(--site-header);
  flex:none;padding-inline:var(--site-margin);border-bottom:1px solid var(--line)}
.site-brand{margin-right:auto;padding:.75rem 0;font-family:var(--font-display);font-variation-settings:"opsz" 15;
  font-size:1.5rem;letter-spacing:-.02em;line-height:1;text-decoration:none;white-space:nowrap}
.site-nav{display:flex;gap:.25rem}
.site-nav [href="/cart"]::after{content:var(--cart-pieces,none);position:absolute;top:0;right:0;min-width:1.125rem;
  padding-inline:.25rem;border-radius:99px;background:var(--ink);color:var(--paper);box-shadow:0 0 0 2px var(--paper);
  font-size:.6875rem;font-weight:600;line-height:1.125rem;text-align:center;font-variant-numeric:lining-nums}
.site-profile{min-width:0;margin-left:1rem;padding-left:1.25rem;
  border-left:1px solid color-mix(in oklab,var(--ink) 22%,transparent)}
.site-menu-button{display:none;margin-left:-.75rem}
body:has(> .cover-page) > .site-header{position:relative;margin-bottom:calc(-1*var(--site-header));
  border-color:transparent;background:none;
  & .site-profile{padding-left:0;border-color:transparent}
  & :is(.profile,.profile-login){background:var(--paper)}
}
.profile-login{--bd:currentColor}
.profile-login:hover{--bg:var(--sunken)}
.profile{display:inline-flex;align-items:center;gap:.625rem;max-width:calc(100% + .25rem);min-height:2.75rem;
  padding:.25rem .875rem .25rem .25rem;
  margin-right:-.25rem;border-radius:var(--r-full);font-size:var(--t-ui);font-weight:550;text-decoration:none;
  transition:background var(--d-1);
  &:hover{background:color-mix(in oklab,var(--ink) 9%,transparent)}
}
.profile-name{max-width:9rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.profile-loading{display:block}
.profile-placeholder{display:none;align-items:center;gap:.625rem;min-height:2.75rem;
  padding:.25rem .875rem .25rem .25rem;
  & .skeleton{width:2.25rem;height:2.25rem;border-radius:50%}
  & .skeleton + .skeleton{width:3rem;height:.75rem;border-radius:var(--r-1)}
}
html[data-signed-in] .profile-loading{& > .button{display:none}& > .profile-placeholder{display:inline-flex}}

.site-footer{display:flex;flex:none;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 2rem;
  padding:1.25rem var(--site-margin);border-top:1px solid var(--line);font-size:var(--t-small);color:var(--ink-2);
  & ul{display:flex;flex-wrap:wrap;gap:0 1.75rem}
  & a{display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem;text-underline-offset:.3em;
    text-decoration-thickness:1px}
  & a:hover{color:var(--ink);text-decoration-thickness:2px}
}

.site-menu{position:fixed;inset:0 auto 0 0;width:250px;max-width:none;height:100dvh;max-height:none;margin:0;
  padding:0;border:0 solid transparent;border-right-width:1px;background:var(--paper);color:var(--ink);
  box-shadow:var(--sh-3);transform:translateX(-100%);
  transition:transform var(--d-3) var(--e-out),display var(--d-3) allow-discrete,overlay var(--d-3) allow-discrete;
  &[open]{transform:none;@starting-style{transform:translateX(-100%)}}
  &::backdrop{background:var(--scrim);opacity:0;
    transition:opacity var(--d-3) var(--e-out),display var(--d-3) allow-discrete,overlay var(--d-3) allow-discrete}
  &[open]::backdrop{opacity:1;@starting-style{opacity:0}}
}
html:has(.site-menu[open]){overflow:hidden}
.site-menu-panel{display:flex;flex-direction:column;min-height:100%;
  & nav{flex:1;padding:.75rem 0}
  & li a{display:flex;align-items:center;gap:1rem;min-height:3.25rem;padding-inline:1.25rem;
    font-family:var(--font-display);font-variation-settings:"opsz" 19;font-size:1.625rem;letter-spacing:-.015em;
    line-height:1;text-decoration:none}
  & li a:hover{background:var(--sunken)}
  & li a:focus-visible{outline-offset:-3px}
  & li .icon{color:var(--ink-2)}
  & li a[aria-current]{padding-left:calc(1.25rem - 3px);border-left:3px solid var(--coral)}
  & li a[aria-current] .icon{color:var(--action)}
}
.site-menu-head{display:flex;align-items:center;justify-content:space-between;height:4rem;padding:0 .5rem 0 1.25rem;
  border-bottom:1px solid var(--line);
  & b{font-family:var(--font-display);font-variation-settings:"opsz" 15;font-weight:400;font-size:1.5rem;
    letter-spacing:-.02em}
}
.site-menu-foot{padding:1rem 1.25rem max(1.5rem,env(safe-area-inset-bottom));border-top:1px solid var(--line)}

.masthead{padding-block:clamp(2.5rem,5vw,5rem) clamp(2rem,4vw,4rem);align-items:end;
  & > h1{grid-column:1/9}
  & > .masthead-aside{grid-column:9/13;display:grid;gap:1rem}
  & .stamp{justify-self:start}
}
.message-aside{justify-items:start;gap:1.5rem}
.news-line{flex:none;padding-block:1rem;color:var(--ink-2)}
${onPhone}{
  body:where(:has(> .site-header)){--site-header:4rem}
  .site-nav > :not(:last-child){display:none}
  .site-menu-button{display:inline-grid}
  .site-profile{margin-left:-.5rem;padding-left:0;border:0}
  .masthead{row-gap:1.5rem;& > h1,& > .masthead-aside{grid-column:1/-1}}
  .site-footer{flex-direction:column;align-items:flex-start}
}
@media (max-width:22rem){.site-header{gap:.5rem}}
`
