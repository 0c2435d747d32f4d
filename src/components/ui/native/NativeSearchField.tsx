import type { ComponentProps } from 'react'
import { Icon } from '../Icon'

type Props = Omit<ComponentProps<'input'>, 'className' | 'name' | 'onChange' | 'type'> & {
  onSearch: (text: string) => void
}

/** The search field of a public page; the caller provides its label, outside or in `aria-label`. */
export function NativeSearchField({ onSearch, ...props }: Props) {
  return (
    <span className="input-wrap">
      <Icon name="search" />
      <input
        {...props}
        dir="auto"
        className="input"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
      />
    </span>
  )
}
