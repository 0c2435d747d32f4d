'use client'

import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyModule } from '../ui/lazyModule'
import type { ValibotForm } from '../ui/form/useValibotForm'
import { BothVersionsShown } from './BothVersionsShown'
import { type ConflictRow, type FieldLabels, conflictRows, isApart } from './conflictFields'
import { isSame } from './draftFields'
import { hasStatus } from './RequestError'
import type { FormDraft } from './useDraft'

const dialog = lazyModule(() => import('./ConflictDialog'))

/** A stored record that a form edits. `version` is what the server compares; `updatedAt` says when it was saved. */
type Stored = { version: number | string; updatedAt?: string }

export type Editing<TRecord extends Stored, TValues> = {
  record: TRecord
  /** "post": what the dialog calls it. */
  kind: string
  /** Its name, as it was when the form opened. */
  title: string
  valuesOf: (record: TRecord) => TValues
  /** The record as it is stored now; undefined when it is gone. */
  load: () => Promise<TRecord | undefined>
  labels: FieldLabels<TValues>
}

type Options<TRecord extends Stored, TValues extends Record<string, unknown>> = {
  form: ValibotForm<TValues>
  draft: FormDraft<TValues>
  /** Absent for a form that makes a new record. */
  editing: Editing<TRecord, TValues> | undefined
}

type Asked<TRecord, TValues> = { theirs: TRecord; before: TValues }

/**
 * Saves a form over a record that others may change: when it has another version than the form was opened with, shows
 * both, field by field, and saves what is chosen (docs/behaviour.md, 2.6). Nothing is overwritten unseen.
 */
export function useConflict<TRecord extends Stored, TValues extends Record<string, unknown>>({
  form,
  draft,
  editing,
}: Options<TRecord, TValues>) {
  const [base, setBase] = useState(editing?.record)
  const [asked, setAsked] = useState<Asked<TRecord, TValues> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const loaded = dialog.useWhen(isAsking, () => setAsking(false))

  /** The newest version in which the form's fields are as they were: the rest of a record may change beside it. */
  function current(): TRecord | undefined {
    if (!editing || !base) return base
    const { record, valuesOf } = editing
    return isSame(valuesOf(record), valuesOf(base)) ? record : base
  }

  function ask(theirs: TRecord, before: TValues): never {
    setAsked({ theirs, before })
    setAsking(true)
    throw new BothVersionsShown()
  }

  /** Runs `work` with the record that the form is based on; throws what it throws, or BothVersionsShown. */
  async function save<TAnswer>(
    work: (base: TRecord) => Promise<TAnswer>,
    from = current(),
  ): Promise<TAnswer> {
    if (!editing || !from) return work(from as TRecord)
    const { valuesOf } = editing
    if (draft.isOverChange) ask(from, valuesOf(from))
    try {
      return await work(from)
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      const theirs = await editing.load().catch(() => undefined)
      if (!theirs || theirs.version === from.version) throw error
      if (!isApart(valuesOf(from), form.values, valuesOf(theirs))) ask(theirs, valuesOf(from))
      return work(theirs)
    }
  }

  function choose(chosen: readonly ConflictRow[]): void {
    if (!editing || !asked) return
    const stored = editing.valuesOf(asked.theirs)
    const taken = chosen.filter(({ isMine }) => !isMine).map(({ name }) => [name, stored[name]])
    flushSync(() => {
      setBase(asked.theirs)
      setAsking(false)
      draft.rebase(stored, { ...form.values, ...Object.fromEntries(taken) })
    })
    form.formProps.ref.current?.requestSubmit()
  }

  const theirs = editing && asked && editing.valuesOf(asked.theirs)
  const rows = theirs ? conflictRows(editing.labels, asked.before, form.values, theirs) : []
  return {
    save,
    /** The record that the form is based on. */
    base,
    /** Bases the form on the record as it is now: when it opens, and after a save that leaves it open. */
    restart: (record = editing?.record) => setBase(record),
    dialog: (theirs && loaded && (
      <loaded.ConflictDialog
        key={String(asked.theirs.version)}
        kind={editing.kind}
        title={editing.title}
        savedAt={asked.theirs.updatedAt}
        rows={rows}
        hasMore={rows.length < Object.keys(editing.labels).length}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onChoose={choose}
      />
    )) as ReactNode,
  }
}
