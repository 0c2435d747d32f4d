import { ICON_SPRITE, type IconName } from './icons'

export type IconProps = {
  name: IconName
  /** 16, 20 (default) or 24 px. */
  size?: 'small' | 'large'
  className?: string
}

/** A drawing of the own set, 24 grid, in the text's colour; hidden from screen readers, so the control needs its own name. */
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
