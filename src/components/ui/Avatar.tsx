import { firstLetters } from '@/contracts/core/firstLetters'

type Props = {
  /** Source of the initials: the first two letters, in capitals (docs/behaviour.md, 4.1). */
  name: string
  src?: string | null
  /** 32 px instead of 36. */
  size?: 'small'
}

/** A person's picture, else two letters. Decorative, because the name is written beside it. */
export function Avatar({ name, src, size }: Props) {
  return (
    <span className={size ? `avatar avatar-${size}` : 'avatar'} aria-hidden="true">
      {firstLetters(name, 2).toUpperCase()}
      {src && <img src={src} alt="" />}
    </span>
  )
}
