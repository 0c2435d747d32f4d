import type { PageCopy } from '@/contracts/content'
import { Icon } from '../../ui/Icon'

/** A strip of social and affiliate links with labels; each opens in a new tab (docs/behaviour.md, 3.1). */
export function SocialLinks({ links }: { links: PageCopy<'landing'>['socialLinks'] }) {
  if (!links?.length) return null
  return (
    <nav aria-label="Social and affiliate links">
      <ul className="social">
        {links.map(({ id, label, icon, url }) => (
          <li key={id ?? label}>
            <a href={url} target="_blank" rel="noopener">
              <Icon name={icon} />
              <span>{label}</span>
              <Icon name="up" size="small" className="social-out" />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
