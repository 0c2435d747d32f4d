'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import {
  APPLICATION_TEXTS,
  type TeamApplication,
  updateTeamApplicationStatus,
  pageTeamApplications,
} from '@/contracts/team'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { Badge, type Tone } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { MetaRow } from '../../ui/MetaRow'
import { formatDay } from '../../ui/formatDay'
import { lazyDialog } from '../../api/lazyDialog'
import type { MemberLink } from '@/contracts/teamTasks'
import type { Assignments } from './assignments'
import { MemberLinkRow } from './MemberLinkRow'
import { MemberTasks } from './MemberTasks'

const LONG_QUOTE = 180
const STATUS: Record<TeamApplication['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'amber' },
  accepted: { label: 'Accepted', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
}

type Props = { application: TeamApplication; assignments: Assignments }

/** One application: decide while it is pending; chat and assign tasks once accepted (docs/behaviour.md, 4.15). */
export function ApplicationCard({ application, assignments }: Props) {
  const tasks = assignments.tasks.filter(({ memberId }) => memberId === application.id)
  const link = assignments.links.find(({ memberId }) => memberId === application.id)
  const { firstName, lastName, skillset, age, email, phone, instagram, tiktok, otherSocial } = application
  const name = `${firstName} ${lastName}`
  return (
    <Card className="card">
      <header>
        <div>
          <h2 className="card-title">{name}</h2>
          <p className="subtle">{`${skillset}, ${age}, applied ${formatDay(application.appliedAt)}`}</p>
        </div>
        <Badge tone={STATUS[application.status].tone}>{STATUS[application.status].label}</Badge>
      </header>
      <MetaRow
        items={[
          { icon: 'mail', text: email },
          { icon: 'phone', text: phone },
          { icon: 'photo', text: instagram },
          { icon: 'clip', text: tiktok },
          { icon: 'link', text: otherSocial },
        ]}
      />
      <Quote text={application.whyJoin} />
      {application.status === 'accepted' && (
        <>
          <MemberTasks tasks={tasks} />
          <MemberLinkRow member={application} link={link} />
        </>
      )}
      <footer>
        {application.resumeUrl && (
          <LinkButton href={application.resumeUrl} variant="quiet" icon="up" isExternal>
            View Portfolio
          </LinkButton>
        )}
        <span>
          {application.status === 'pending' && <Decision application={application} name={name} />}
          {application.status === 'accepted' && (
            <>
              <LinkButton href="/dashboard/chat" variant="line" icon="chat">
                Chat
              </LinkButton>
              {!link?.hasLeft && <AssignTaskDialog member={application} link={link} />}
            </>
          )}
        </span>
      </footer>
    </Card>
  )
}

/** Both decisions are final; rejecting asks for confirmation. */
function Decision({ application, name }: { application: TeamApplication; name: string }) {
  const params = { id: application.id }
  const outcome = { refresh: [pageTeamApplications], failure: APPLICATION_TEXTS.updateFailed }
  const accept = useSend(updateTeamApplicationStatus, {
    ...outcome,
    success: { title: 'Application accepted', description: `${name} is on the team.` },
  })
  return (
    <>
      <SendAfterQuestion
        {...outcome}
        button={(ask) => (
          <Button variant="danger" aria-label={`Reject ${name}`} isPending={accept.isPending} onPress={ask}>
            Reject
          </Button>
        )}
        title={`Reject ${name}?`}
        confirmLabel="Reject application"
        pendingLabel="Rejecting..."
        cancelLabel="Keep pending"
        send={() => send(updateTeamApplicationStatus, { params, body: { status: 'rejected' } })}
        success={{ title: 'Application rejected', description: name }}
      >
        The application moves to Rejected. There is no way back.
      </SendAfterQuestion>
      <Button
        variant="ink"
        aria-label={`Accept ${name}`}
        isPending={accept.isPending}
        onPress={() => void accept.run({ params, body: { status: 'accepted' } })}
      >
        Accept
      </Button>
    </>
  )
}

function Quote({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Words data-open={isOpen || undefined}>{text}</Words>
      {text.length > LONG_QUOTE && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
    </div>
  )
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: 1.25rem;

  header,
  footer,
  footer > span {
    display: flex;
    gap: 0.5rem;
    align-items: flex-start;
    justify-content: space-between;
  }
  header > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  footer {
    flex-wrap: wrap;
    margin-top: auto;
    padding-top: 0.25rem;
  }
  footer:not(:has(a, button)) {
    display: none;
  }
  footer > span {
    margin-left: auto;
  }
  /* A button without a border is aligned by its text. */
  .button-quiet {
    margin-left: -0.75rem;
  }
`

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: var(--ink-2);
  overflow-wrap: anywhere;

  &[data-open] {
    -webkit-line-clamp: none;
  }
`

const AssignTaskForm = lazyDialog(async () => (await import('./AssignTaskForm')).AssignTaskForm)

/** The button that assigns a task to an accepted member. */
function AssignTaskDialog({ member, link }: { member: TeamApplication; link: MemberLink | undefined }) {
  return (
    <AssignTaskForm
      member={member}
      getsMail={!link || (link.url !== null && !link.isQuiet)}
      button={(open) => (
        <Button
          variant="ink"
          aria-label={`Assign Task to ${member.firstName} ${member.lastName}`}
          onPress={open}
        >
          Assign Task
        </Button>
      )}
    />
  )
}
