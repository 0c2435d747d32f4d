import type { ReactNode } from 'react'
import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { Headline } from '../layout/Headline'
import { SilkStill } from '../layout/SilkStill'
import { styleSheet } from '../theme/styleSheet'
import { onPhone } from '../theme/tokens'

/** The id of the element that marks the end of the page. */
const END = 'account-end'

type AccountFrameProps = { brand: string; copy: PageCopy<'auth-pages'>; children: ReactNode }

/** The frame of the log-in pages: silk with the brand beside the form (docs/behaviour.md, 3.8). */
export function AccountFrame({ brand, copy, children }: AccountFrameProps) {
  const { picture, portraitPicture, tagline } = copy
  return (
    <>
      {/* Blocks rendering until the whole page has arrived: the form is centred and would move as it grows. */}
      <link rel="expect" href={`#${END}`} blocking="render" />
      <div className="account">
        <AccountStyles />
        <header className="account-brand">
          <div className="silk">
            <SilkStill wide={picture} upright={portraitPicture} sizes="58vw" />
          </div>
          <div className="account-words">
            <Link className="display" href="/">
              {brand}
            </Link>
            <Headline as="p" size="h1" copy={tagline} />
          </div>
        </header>
        <main id="main" className="account-pane">
          {children}
        </main>
      </div>
      <span id={END} hidden />
    </>
  )
}

/** Classes of the log-in pages: account (silk and pane), account-form, account-note. */
const AccountStyles = styleSheet('account')`
.account{display:grid;grid-template-columns:7fr 5fr;min-height:100vh;min-height:100dvh}
.account-brand{position:relative;
  & > .silk{position:absolute;inset:0}
  & picture{display:contents}
}
.account-words{position:sticky;top:0;display:flex;flex-direction:column;justify-content:space-between;height:100vh;
  height:100dvh;padding:var(--margin);color:var(--on-silk);
  & > a{align-self:start;padding-block:.625rem;font-size:1.75rem;font-variation-settings:"opsz" 15;text-decoration:none}
  & > p{max-width:9em}
}
.account-pane{display:flex;flex-direction:column;justify-content:center;gap:2rem;padding:var(--margin);
  max-width:34rem;width:100%;
  & h1{font-size:2.75rem}
}
.account-form{display:grid;gap:1.25rem;
  & .text-link{justify-self:start;font-size:var(--t-ui)}
  @media (pointer:fine){& .text-link{min-height:2rem}}
}
.account-pair{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem 1rem}
.account-link{overflow-wrap:anywhere;color:inherit}
.account [data-shown]::after{content:"";position:absolute;width:1.375rem;border-top:1.5px solid;transform:rotate(45deg)}
[data-no-token] .account-with-token,:root:not([data-no-token]) .account-without-token{display:none}
${onPhone}{
  .account{grid-template-columns:1fr;grid-template-rows:auto 1fr}
  .account-brand .silk img{object-position:50% 12%}
  .account-words{position:relative;height:auto;min-height:15rem;padding:1.25rem var(--margin);gap:.5rem}
  .account-pane{justify-content:start;padding:2rem var(--margin)}
}
`
