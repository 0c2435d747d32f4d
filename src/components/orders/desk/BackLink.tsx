import { styled } from 'styled-components'
import { Link } from '../../ui/Link'
import { Icon } from '../../ui/Icon'

/** Above a heading: the link back to the parent screen. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Back href={href}>
      <Icon name="left" size="small" />
      {children}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  margin-bottom: -0.75rem;
  font-size: var(--t-ui);
  font-weight: 550;
  color: var(--ink-2);
  text-decoration: none;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  @media print {
    display: none;
  }
`
