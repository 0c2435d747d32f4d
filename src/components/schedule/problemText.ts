import type { DealChoice } from '@/contracts/schedule/scheduleStart'
import { TASK_PLATFORM_LABELS, excessOf } from '@/contracts/schedule/platformRules'
import type { Task, TaskProblem } from '@/contracts/schedule/tasks'
import { monthDay } from '../ui/dateFormats'
import { inWords } from './days'

type Around = { cards: readonly Task[]; deals: readonly DealChoice[] }

/** The text of a task's problem (docs/behaviour.md, 5.25). */
export function problemText(problem: TaskProblem, task: Task, { cards, deals }: Around): string {
  const platform = TASK_PLATFORM_LABELS[task.platform]
  const excess = excessOf(task)
  switch (problem) {
    case 'caption-too-long':
      return `${excess.caption.toLocaleString('en-US')} over for ${platform}`
    case 'title-too-long':
      return `Title ${excess.title.toLocaleString('en-US')} over for ${platform}`
    case 'too-many-hashtags':
      return `${excess.hashtags} hashtags too many for ${platform}`
    case 'no-media':
      return 'No picture or film yet'
    case 'disclosure-missing':
      return 'Disclosure missing'
    case 'after-deal-deadline': {
      const deadline = deals.find(({ id }) => id === task.dealId)?.deadline
      return deadline
        ? `After the deal’s deadline, ${inWords(deadline, monthDay)}`
        : 'After the deal’s deadline'
    }
    case 'same-slot': {
      const other = cards.find((each) => sharesSlot(each, task))
      return other ? `Same slot as “${other.title}”` : `Same slot as another ${platform} post`
    }
  }
}

function slotOf({ platform, date, time, timeZone }: Task): string {
  return [platform, date, time, timeZone].join(' ')
}

function sharesSlot(one: Task, other: Task): boolean {
  return one.id !== other.id && slotOf(one) === slotOf(other)
}
