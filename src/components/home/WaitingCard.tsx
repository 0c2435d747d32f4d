import type { HomeStart } from '@/contracts/home'
import { screenHref } from '@/contracts/screens'
import { Card } from '../ui/Card'
import { LinkButton } from '../ui/LinkButton'
import { ListRows } from '../ui/ListRows'
import { LocalDay } from '../ui/LocalDay'
import { RowTitle } from '../ui/RowTitle'

/** For admins: who waits for approval and since when, with a link to decide. */
export function WaitingCard({ total, people }: NonNullable<HomeStart['waiting']>) {
  return (
    <Card title="Waiting for approval" aside={<span className="count">{total}</span>} isFlush>
      <ListRows>
        {people.map(({ id, username, name, since }) => (
          <li key={id}>
            <RowTitle title={username} note={name} />
            <span data-end className="subtle">
              Since <LocalDay iso={since} />
            </span>
          </li>
        ))}
        <li>
          {total > people.length && <span className="subtle">And {total - people.length} more.</span>}
          <span data-end>
            <LinkButton href={screenHref('admin')} variant="line" size="small">
              Open User Management
            </LinkButton>
          </span>
        </li>
      </ListRows>
    </Card>
  )
}
