import { TASK_PLATFORM_LABELS, excessOf } from '@/contracts/schedule/platformRules'
import type { Task, TaskProblem } from '@/contracts/schedule/tasks'

/** Problems that a post has by itself, whatever is planned around it. */
export type ContentProblem = Exclude<TaskProblem, 'after-deal-deadline' | 'same-slot'>

/** The text of such a problem (docs/behaviour.md, 5.25). */
export function contentProblemText(
  problem: ContentProblem,
  post: Pick<Task, 'platform' | 'title' | 'caption'>,
): string {
  const platform = TASK_PLATFORM_LABELS[post.platform]
  const excess = excessOf(post)
  switch (problem) {
    case 'caption-too-long':
      return `${excess.caption.toLocaleString('en-US')} too many for ${platform}`
    case 'title-too-long':
      return `Title ${excess.title.toLocaleString('en-US')} too many for ${platform}`
    case 'too-many-hashtags':
      return `${excess.hashtags} hashtags too many for ${platform}`
    case 'no-media':
      return 'No picture or film yet'
    case 'disclosure-missing':
      return 'Disclosure missing'
  }
}
