import * as v from 'valibot'
import { FEEDBACK_TEXTS } from '@/contracts/feedback'
import { NUMBER_TEXT, readNumber } from '../ui/form/readNumber'

type GoalRule = {
  max: number
  /** 0 for whole numbers. */
  decimals: number
}

/** A goal formatted for display and for its field: "100,000"; '' without one. */
export function showGoal(goal: number | null | undefined): string {
  return goal?.toLocaleString('en-US', { maximumFractionDigits: 20 }) ?? ''
}

/** A field for a goal: empty, or a number from 0 to `max`, as people type it; the output is a number or null. */
export function goalField({ max, decimals }: GoalRule) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.trim() === '') return null
      const goal = readNumber(dataset.value)
      const message = problemOf(goal, { max, decimals })
      if (!message) return goal
      addIssue({ message })
      return NEVER
    }),
  )
}

function problemOf(goal: number | null, { max, decimals }: GoalRule): string | null {
  if (goal === null) return NUMBER_TEXT
  if (goal < 0) return FEEDBACK_TEXTS.goalInvalid
  if (goal > max) return `Enter at most ${showGoal(max)}`
  if (decimals === 0 && !Number.isInteger(goal)) return 'Enter a whole number'
  if (Number(goal.toFixed(decimals)) !== goal) return `Enter at most ${decimals} decimals`
  return null
}
