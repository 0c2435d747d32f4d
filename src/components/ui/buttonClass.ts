export type ButtonLook = {
  variant?: 'primary' | 'ink' | 'line' | 'quiet' | 'danger'
  /** 36 px, the surface's own height (default), or 60 px. */
  size?: 'small' | 'large'
  isBlock?: boolean
  /** Green: the action is done ("Connected"). */
  isDone?: boolean
}

/** The global classes of a button. */
export function buttonClass({ variant = 'line', size, isBlock, isDone }: ButtonLook): string {
  const names = ['button', `button-${variant}`]
  if (size) names.push(`button-${size}`)
  if (isBlock) names.push('button-block')
  if (isDone) names.push('button-done')
  return names.join(' ')
}
