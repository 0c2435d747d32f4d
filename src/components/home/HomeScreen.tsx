'use client'

import { useRouter } from 'next/navigation'
import { styled } from 'styled-components'
import type { HomeStart } from '@/contracts/home'
import { CoverThumb } from '../picker/CoverThumb'
import { Link } from '../ui/Link'
import { TestBand } from '../orders/desk/TestBand'
import { useSession } from '../session/useSession'
import { Card } from '../ui/Card'
import { Icon } from '../ui/Icon'
import { LinkButton } from '../ui/LinkButton'
import { ListRows } from '../ui/ListRows'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { SampleBadge } from '../ui/SampleBadge'
import { SampleNote } from '../ui/SampleNote'
import { StatStrip } from '../ui/StatStrip'
import { fillsParent } from '../ui/fillsParent'
import { EqualColumns, TwoColumns } from '../ui/Columns'
import { ACTION_LOOKS, homeProgress, homeStats, quickActions } from './homeContent'
import { screenHref } from '@/contracts/screens'
import { LocalDay } from '../ui/LocalDay'
import { RowTitle } from '../ui/RowTitle'

/** The user's numbers, samples at first, and what is left to do (docs/behaviour.md, 4.2). */
export function HomeScreen({ start }: { start: HomeStart }) {
  const { user } = useSession()
  const router = useRouter()
  const { set, actions } = start.home
  const isSample = set === 'sample'
  return (
    <>
      {start.tests && (
        <TestBand tests={start.tests} onRemoved={() => router.refresh()}>
          Payments are rehearsals. No money moves, and no figure of them is real.
        </TestBand>
      )}
      <PageHeader title={`${start.isReturning ? 'Welcome back' : 'Welcome'}, ${user?.username ?? ''}`}>
        {isSample && !start.isCounted
          ? 'What to do next, and how your numbers will look.'
          : 'What to do next, and where you stand.'}
      </PageHeader>
      {start.waiting && start.waiting.total > 0 && <WaitingCard {...start.waiting} />}
      {isSample && !start.isCounted && <BarsNote what="These numbers and bars" />}
      <StatStrip label="Overview" stats={homeStats(start)} />
      {isSample && start.isCounted && <BarsNote what="These bars" />}
      <EqualColumns>
        {homeProgress(start).map(({ label, value, tone, note, href }) => (
          <BarCard key={label}>
            <Card>
              <ProgressBar label={label} value={value} tone={isSample ? 'grey' : tone} />
              <Note className="subtle">
                {isSample && <SampleBadge />} {href ? <Link href={href}>{note}</Link> : note}
              </Note>
            </Card>
          </BarCard>
        ))}
      </EqualColumns>
      <TwoColumns>
        <Card title="Action items" isFlush>
          {actions.length === 0 && <Done className="muted">Nothing is left to do here.</Done>}
          <ListRows>
            {actions.map(({ kind, title, note, href, cover }, index) => (
              <li key={`${kind} ${href}`}>
                {cover ? (
                  <Picture>
                    <CoverThumb cover={cover} />
                  </Picture>
                ) : (
                  <Icon name={ACTION_LOOKS[kind].icon} />
                )}
                <div>
                  <ItemTitle>{title}</ItemTitle>
                  <p className="subtle">{note}</p>
                </div>
                <span data-end>
                  <LinkButton href={href} variant={isSample && index === 0 ? 'primary' : 'line'} size="small">
                    {ACTION_LOOKS[kind].action}
                  </LinkButton>
                </span>
              </li>
            ))}
          </ListRows>
        </Card>
        <Card title="Quick actions" isFlush>
          <ListRows>
            {quickActions.map(({ icon, title, href }) => (
              <li key={href}>
                <QuickLink href={href}>
                  <Icon name={icon} />
                  {title}
                  <Icon name="up" size="small" className="arrow" />
                </QuickLink>
              </li>
            ))}
          </ListRows>
        </Card>
      </TwoColumns>
    </>
  )
}

/** Stands directly above what it is about. */
function BarsNote({ what }: { what: string }) {
  return (
    <SampleNote>
      {what} are samples, the same for everybody. Yours are counted from your first task or tick on.
    </SampleNote>
  )
}

const Done = styled.p`
  padding: 0.75rem 1.25rem 1.25rem;
`

/** The link in its note covers the whole card. */
const BarCard = styled.div`
  position: relative;
  display: grid;

  a {
    color: inherit;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.25em;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  a {
    ${fillsParent}
    border-radius: var(--r-card);
  }
`

const Note = styled.p`
  margin-top: 0.625rem;
`

const Picture = styled.span`
  display: grid;
  flex: none;
  width: 2.75rem;
  margin-left: -0.75rem;
`

const ItemTitle = styled.p`
  font-weight: 550;
  line-height: 1.4;
`

const QuickLink = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.875rem;
  min-height: 2.75rem;
  font-weight: 550;
  text-decoration: none;

  .arrow {
    margin-left: auto;
  }

  &:hover {
    color: var(--action);
  }
`

/** For admins: who waits for approval and since when, with a link to decide. */
function WaitingCard({ total, people }: NonNullable<HomeStart['waiting']>) {
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
