import { ICON_SPRITE, type IconName } from './icons'

export type IconProps = {
  name: IconName
  /** 16, 20 (default) or 24 px. */
  size?: 'small' | 'large'
  className?: string
}

/**
 * An icon of our own set on a 24 px grid, in the text's colour. Hidden from screen readers, so the control needs
 * its own name.
 */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg className={joined('icon', size && `icon-${size}`, className)} aria-hidden="true">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
