import { styled } from 'styled-components'

type Props = { count: number; className?: string }

/** How many messages are not read, as a badge. */
export function UnreadCount({ count, className }: Props) {
  return (
    <Badge className={className}>
      {shortCount(count)}
      <span className="visually-hidden"> unread</span>
    </Badge>
  )
}

/** An unread count, in at most three characters. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

const Badge = styled.em`
  min-width: 1.25rem;
  padding: 0 0.375rem;
  border-radius: 99px;
  background: var(--glass-ink);
  color: var(--raised);
  font-style: normal;
  font-size: var(--t-cap);
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`
