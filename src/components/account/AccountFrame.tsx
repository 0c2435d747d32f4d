import type { ReactNode } from 'react'
import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { Headline } from '../layout/Headline'
import { SilkStill } from '../layout/SilkStill'
import { AccountStyles } from './AccountStyles'

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
