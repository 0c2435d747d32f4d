import type { PageCopy } from '@/contracts/content'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/icons'

/** The two stores' badges: pictures without links, because the app is not out yet (docs/behaviour.md, 3.3). */
export function StoreBadges({ copy }: { copy: PageCopy<'platform'>['badges'] }) {
  return (
    <ul className="store-badges">
      <Badge icon="bot" hint={copy.hint} store={copy.android} />
      <Badge icon="apple" hint={copy.hint} store={copy.apple} />
    </ul>
  )
}

function Badge({ icon, hint, store }: { icon: IconName; hint: string; store: string }) {
  return (
    <li className="store-badge">
      <Icon name={icon} />
      <span>
        <small>{hint}</small> <b>{store}</b>
      </span>
    </li>
  )
}
