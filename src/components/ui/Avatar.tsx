type Props = {
  /** What the initials are taken from: the first two letters, in capitals (dashboard spec, section 2). */
  name: string
  src?: string | null
  /** 32 px instead of 36. */
  size?: 'small'
}

/** A person: the picture, else two letters. Decorative, because the name stands beside it. */
export function Avatar({ name, src, size }: Props) {
  return (
    <span className={size ? `avatar avatar-${size}` : 'avatar'} aria-hidden="true">
      {name.slice(0, 2).toUpperCase()}
      {src && <img src={src} alt="" />}
    </span>
  )
}
