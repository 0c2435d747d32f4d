import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './icons'

export type MetaItem = { icon: IconName; text: string | null | undefined }

/** Short facts in one line, each with an icon; those without a text are left out. */
export function MetaRow({ items }: { items: readonly MetaItem[] }) {
  return (
    <Row>
      {items.map(
        ({ icon, text }) =>
          text && (
            <li key={icon}>
              <Icon name={icon} size="small" />
              {text}
            </li>
          ),
      )}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.125rem;
  margin-top: 0.375rem;
  font-size: var(--t-small);
  color: var(--ink-2);

  > li {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
  }
  .icon {
    color: var(--ink-3);
  }
`
