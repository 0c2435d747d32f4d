import { callUrl } from '@/contracts/core/call'
import {
  type MemberPage as Page,
  MEMBER_TASKS_MAX,
  changeMemberTask,
  chooseAsMember,
} from '@/contracts/teamTasks'
import { Icon } from '../../ui/Icon'
import { MemberStyles } from './MemberStyles'

type Props = {
  page: Page
  token: string
  /** Of the site: which day is today. */
  timeZone: string
  /** In ms since 1970. */
  readAt: number
  /** A task was changed by somebody else when it was ticked here. */
  wasChanged: boolean
}

/** A team member's tasks, by their link, without account or script (docs/behaviour.md, 15.7). */
export function MemberPage({ page, token, timeZone, readAt, wasChanged }: Props) {
  const { firstName, siteName, expiresAt, tasks, isQuiet } = page
  const open = tasks.filter(({ status }) => status === 'pending').length
  const until = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone })
  return (
    <main id="main" className="wrap member">
      <MemberStyles />
      <div className="grid12 member-head">
        <h1 className="display h1">
          {firstName}, <i>{countText(open)}</i>
        </h1>
        <p className="muted">
          {`From ${siteName}. This link is yours alone and needs no account. It works until `}
          {`${until.format(new Date(expiresAt))}.`}
        </p>
      </div>
      {wasChanged && (
        <output className="callout">
          Somebody changed or deleted this task meanwhile. This is how things stand now.
        </output>
      )}
      <ul className="member-tasks">
        {tasks.map((task, index) => (
          <Task
            key={task.id}
            task={task}
            token={token}
            today={todayIn(timeZone, readAt)}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {tasks.length >= MEMBER_TASKS_MAX && (
        <p className="muted">{`The first ${MEMBER_TASKS_MAX}, open ones before others.`}</p>
      )}
      <div className="member-foot">
        <p className="muted">{`Not ${firstName}? Close the page, and tell the team. The link can be taken back.`}</p>
        <form method="post" action={callUrl(chooseAsMember, { params: { token } })}>
          <button
            type="submit"
            name="choice"
            value={isQuiet ? 'mails' : 'quiet'}
            className="button button-line button-small"
          >
            {isQuiet ? 'Have mails about tasks again' : 'Stop these mails'}
          </button>
        </form>
        <details>
          <summary>Leave the team</summary>
          <p className="muted">The link ends at once, and you get no more tasks or mails.</p>
          <form method="post" action={callUrl(chooseAsMember, { params: { token } })}>
            <button type="submit" name="choice" value="leave" className="button button-danger button-small">
              Leave the team
            </button>
          </form>
        </details>
      </div>
    </main>
  )
}

function countText(open: number): string {
  if (open === 0) return 'nothing to do'
  return open === 1 ? 'one thing' : `${WORDS[open] ?? open} things`
}
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

type TaskProps = { task: Page['tasks'][number]; token: string; today: string; isFirst: boolean }

function Task({ task, token, today, isFirst }: TaskProps) {
  const { id, title, description, dueDate, status, version } = task
  const isDone = status === 'completed'
  const { number, words } = dayParts(dueDate, today)
  return (
    <li data-done={isDone || undefined}>
      <p className="display member-day">
        {number}
        <small data-late={(!isDone && dueDate !== null && dueDate < today) || undefined}>{words}</small>
      </p>
      <div>
        <h2 className="display h3">{title}</h2>
        {description && <p className="muted">{description}</p>}
        {isDone && (
          <p className="member-done">
            <Icon name="check" size="small" />
            Done
          </p>
        )}
      </div>
      <form method="post" action={callUrl(changeMemberTask, { params: { token, id } })}>
        <input type="hidden" name="version" value={version} />
        <button
          type="submit"
          name="status"
          value={isDone ? 'pending' : 'completed'}
          className={`button ${isDone ? 'button-quiet' : isFirst ? 'button-primary' : 'button-line'}`}
        >
          {isDone ? 'Not done after all' : 'Mark as done'}
          <span className="visually-hidden">{`: ${title}`}</span>
        </button>
      </form>
    </li>
  )
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
function todayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}

/** A due day as its number and words: "24" and "Today", "28" and "Sat, Nov"; no number without a day. */
function dayParts(dueDate: string | null, today: string): { number: string; words: string } {
  if (dueDate === null) return { number: '', words: 'No day' }
  const number = String(Number(dueDate.slice(8)))
  if (dueDate === today) return { number, words: 'Today' }
  const day = new Date(dueDate)
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(day)
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(day)
  return { number, words: `${weekday}, ${month}` }
}
