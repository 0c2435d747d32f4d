'use client'

import { styled } from 'styled-components'
import type { TeamApplication } from '@/contracts/team'
import { type MemberLink, TEAM_TASK_TEXTS, changeMemberLink } from '@/contracts/teamTasks'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { CopyAddress } from '../../ui/CopyAddress'
import { formatDay } from '../../ui/formatDay'
import { TEAM_LISTS } from './assignments'

type Props = { member: TeamApplication; link: MemberLink | undefined }

const OUTCOME = { refresh: TEAM_LISTS, failure: TEAM_TASK_TEXTS.linkFailed, showsServerText: true }

/** A member's link to their tasks: copy, renew, revoke, and when it was last opened. */
export function MemberLinkRow({ member: { id, firstName }, link }: Props) {
  const params = { id }
  const make = useSend(changeMemberLink, { ...OUTCOME, success: { title: TEAM_TASK_TEXTS.linkMade } })
  if (link?.hasLeft) return <p className="subtle">{`${firstName} has left the team.`}</p>
  if (!link?.url || !link.expiresAt)
    return (
      <Row>
        <p className="subtle">
          {link
            ? `The link to ${firstName}’s tasks has ended.`
            : `The first task makes a link for ${firstName}.`}
        </p>
        <Button
          size="small"
          isPending={make.isPending}
          aria-label={`Make a link for ${firstName}`}
          onPress={() => void make.run({ params, body: { action: 'make' } })}
        >
          Make a link
        </Button>
      </Row>
    )
  return (
    <Row>
      <CopyAddress url={link.url} copied={TEAM_TASK_TEXTS.linkCopied} />
      <p className="subtle">
        {`Until ${formatDay(link.expiresAt)}. `}
        {link.lastOpenedAt ? `Last opened ${formatDay(link.lastOpenedAt)}.` : 'Not opened yet.'}
        {link.isQuiet && ` ${firstName} wants no mails about tasks.`}
      </p>
      <span>
        <SendAfterQuestion
          {...OUTCOME}
          button={(ask) => (
            <Button size="small" variant="quiet" aria-label={`Renew the link of ${firstName}`} onPress={ask}>
              Renew
            </Button>
          )}
          title={`Renew ${firstName}’s link?`}
          confirmLabel="Renew the link"
          pendingLabel="Renewing..."
          cancelLabel="Keep this one"
          send={() => send(changeMemberLink, { params, body: { action: 'renew' } })}
          success={{ title: TEAM_TASK_TEXTS.linkRenewed }}
        >
          The one in earlier mails stops working at once. Send the new one, or assign a task.
        </SendAfterQuestion>
        <SendAfterQuestion
          {...OUTCOME}
          button={(ask) => (
            <Button size="small" variant="quiet" aria-label={`Revoke the link of ${firstName}`} onPress={ask}>
              Revoke
            </Button>
          )}
          title={`Revoke ${firstName}’s link?`}
          confirmLabel="Revoke the link"
          pendingLabel="Revoking..."
          cancelLabel="Keep it"
          send={() => send(changeMemberLink, { params, body: { action: 'revoke' } })}
          success={{ title: TEAM_TASK_TEXTS.linkRevoked }}
        >
          It stops working at once, and tasks are not mailed until you make another one.
        </SendAfterQuestion>
      </span>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  justify-items: start;

  > div {
    width: 100%;
  }
  > span {
    display: flex;
    gap: 0.75rem;
  }
`
