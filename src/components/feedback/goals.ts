import * as v from 'valibot'
import { FEEDBACK_TEXTS } from '@/contracts/feedback'

const TIMES: Record<string, number> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 }
/** Digits with or without commas or spaces between thousands, a fraction, and k, m or b. */
const GOAL_SHAPE = /^(-?)\$?(\d{1,3}(?:[ ,]\d{3})+|\d*)(\.\d+)?([kmb]?)$/i

type GoalRule = {
  max: number
  /** 0 for whole numbers. */
  decimals: number
}

/** Parses a goal as people type it: "100k", "1.2m", "$5,000". Returns null when it is not a number. */
export function readGoal(typed: string): number | null {
  const [, minus, whole = '', fraction = '', unit = ''] = GOAL_SHAPE.exec(typed.trim()) ?? []
  if (minus === undefined || (whole === '' && fraction === '')) return null
  const number = Number(minus + whole.replaceAll(/[ ,]/g, '') + fraction)
  const times = TIMES[unit.toLowerCase()]
  // 1.2 times a million is not quite 1,200,000 in binary.
  return times === undefined ? number : Number((number * times).toPrecision(15))
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
      const goal = readGoal(dataset.value)
      const message = problemOf(goal, { max, decimals })
      if (!message) return goal
      addIssue({ message })
      return NEVER
    }),
  )
}

function problemOf(goal: number | null, { max, decimals }: GoalRule): string | null {
  if (goal === null) return 'Enter a number, such as 100000 or 100k'
  if (goal < 0) return FEEDBACK_TEXTS.goalInvalid
  if (goal > max) return `Enter at most ${showGoal(max)}`
  if (decimals === 0 && !Number.isInteger(goal)) return 'Enter a whole number'
  if (Number(goal.toFixed(decimals)) !== goal) return `Enter at most ${decimals} decimals`
  return null
}
