import type { PageForm } from './editing'
import type { Conflict } from './mergePage'
import { withoutBookkeeping } from '@/contracts/editing'
import { failureOf } from './pageCalls'
import { withAt } from './pageFields'
import { startSaving } from './startSaving'

const CHANGED_MEANWHILE = 'Somebody changed the page meanwhile. Look at it, then publish again.'

/**
 * A page that is open in its form: it saves itself, and these are the presses that people have (docs/behaviour.md,
 * 9.6).
 */
export function openPage(form: PageForm) {
  const saving = startSaving(form)
  const { calls, get, show, known, inTurn, unsaved, put, keep, adopt, settle, fail, replace, stopTimer } =
    saving
  return {
    subscribe: saving.subscribe,
    get,
    changed: saving.changed,
    save: saving.save,
    close: saving.close,
    /** Publishes what the form holds; refused, the words are kept as a draft. */
    publish: () =>
      inTurn(async () => {
        stopTimer()
        show({ publishFault: null })
        if (get().conflicts.length > 0) return false
        const before = known().revision
        const { isSaved, refusal } = await put(calls.publish)
        if (isSaved) return true
        if (refusal) {
          show({ publishFault: refusal })
          await keep()
        } else if (known().revision !== before) show({ publishFault: CHANGED_MEANWHILE })
        return false
      }),
    /** Makes the draft what is live. */
    backToLive: () =>
      inTurn(async () => {
        if (unsaved().length > 0 && !(await keep()).isSaved) return
        try {
          const live = await calls.publish({
            ...withoutBookkeeping(await calls.read(false)),
            revision: known().revision,
          })
          await replace(form.leaves, live)
          adopt(live, known().sent)
        } catch (error) {
          await fail(error)
        }
      }),
    /** Publishes the draft at an ISO time; never, for null. Answers why, if the site refuses the time. */
    schedule: (moment: string | null) =>
      inTurn(async (): Promise<string | null> => {
        if (unsaved().length > 0 && !(await keep()).isSaved) return null
        try {
          show({ state: await calls.schedule(moment, known().revision) })
        } catch (error) {
          const { kind, message } = failureOf(error)
          // The words are saved; only the time is not set.
          if (kind === 'refused') return message
          await fail(error)
        }
        return null
      }),
    /** Decides one field that two people changed, or all of them. */
    decide: (chosen: readonly Conflict[], isMine: boolean) =>
      inTurn(async () => {
        if (isMine) saving.keepApart()
        else await replace(chosen, known().stored)
        show({ conflicts: get().conflicts.filter((conflict) => !chosen.includes(conflict)) })
        settle()
      }),
    /** Puts what was found on this device into the form, or forgets it. */
    decideFound: (isWanted: boolean) =>
      inTurn(async () => {
        const { found } = get()
        if (!found) return
        let values = form.read()
        for (const { leaf, value } of found.values) values = withAt(values, leaf.path, value)
        if (isWanted)
          await form.take(
            found.values.map(({ leaf }) => leaf),
            values,
          )
        show({ found: null })
        settle()
      }),
  }
}

export type OpenPage = ReturnType<typeof openPage>
