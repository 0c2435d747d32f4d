import { hasStatus } from '@/components/api/RequestError'
import { PRESENCE_MS } from '@/contracts/editing'
import type { Editing, PageForm } from './editing'
import { type Conflict, mergePage } from './mergePage'
import { failureOf, pageCalls } from './pageCalls'
import { type Leaf, type Values, at, isSame, withAt, withoutBookkeeping } from './pageFields'
import { pageMirror } from './pageMirror'

const AFTER_TYPING_MS = 800
const AGAIN_MS = [1_000, 3_000, 10_000]
const CHANGED_MEANWHILE = 'Somebody changed the page meanwhile. Look at it, then publish again.'

/**
 * Saves a page while it is typed in: one save at a time, each based on the revision that the form shows, again after a
 * failure, and never a stored value over a typed one (docs/behaviour.md, 9.6). Payload's own autosave loses words
 * (payload#17517, payload#17676).
 */
export function openPage(form: PageForm) {
  const calls = pageCalls(form.page)
  const mirror = pageMirror(form.person, form.page, form.leaves)
  let stored = form.stored
  let sent = form.read()
  let revision = revisionOf(stored)
  let queue: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  let now: Editing = {
    saving: { kind: 'saved', at: null },
    state: null,
    conflicts: [],
    changed: [],
    found: mirror.find(sent),
    publishFault: null,
  }
  const listeners = new Set<() => void>()
  const beats = setInterval(() => void beat(), PRESENCE_MS)
  const wake = () => void beat().then(save)
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  window.addEventListener('pagehide', calls.leave)
  void beat()

  function show(part: Partial<Editing>): void {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }

  /** One after another, so that no two calls are based on the same revision. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = queue.then(work)
    queue = mine.catch(() => undefined)
    return mine
  }

  function unsaved(): Leaf[] {
    const mine = form.read()
    return form.leaves.filter(({ path }) => !isSame(at(mine, path), at(sent, path)))
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void save(), ms)
  }

  /** Call it whenever the form has changed. */
  function changed(): void {
    if (isClosed) return
    const dirty = unsaved()
    mirror.keep(dirty, form.read(), now.found)
    form.setModified(dirty.length > 0)
    if (dirty.length === 0 || now.conflicts.length > 0) return
    if (!['offline', 'waiting', 'loggedOut'].includes(now.saving.kind)) show({ saving: { kind: 'saving' } })
    later(AFTER_TYPING_MS)
  }

  function save(): Promise<boolean> {
    clearTimeout(timer)
    return inTurn(async () => {
      if (isClosed || now.conflicts.length > 0) return false
      if (unsaved().length > 0) return put(calls.keep)
      if (now.saving.kind !== 'saved') show({ saving: { kind: 'saved', at: Date.now() } })
      return true
    })
  }

  async function put(send: (data: Values) => Promise<Values>): Promise<boolean> {
    const data = withoutBookkeeping(form.read())
    show({ saving: { kind: 'saving' } })
    try {
      adopt(await send({ ...data, revision }), data)
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }

  function adopt(result: Values, data: Values): void {
    stored = result
    sent = data
    revision = revisionOf(result)
    failures = 0
    const isLive = result._status === 'published'
    const liveSince = isLive ? String(result.updatedAt) : (now.state?.liveSince ?? null)
    if (now.state) show({ state: { ...now.state, revision, liveSince, hasChanges: !isLive } })
    form.reportSaved(result)
    settle()
  }

  function settle(): void {
    const dirty = unsaved()
    mirror.keep(dirty, form.read(), now.found)
    form.setModified(dirty.length > 0)
    if (now.conflicts.length > 0) show({ saving: { kind: 'conflict' } })
    else if (dirty.length > 0) later(AFTER_TYPING_MS)
    else show({ saving: { kind: 'saved', at: Date.now() } })
  }

  async function fail(error: unknown): Promise<void> {
    if (hasStatus(error, 409)) return catchUpOrWait()
    failures += 1
    const { kind, message, fields } = failureOf(error)
    form.showFaults(fields)
    if (kind !== 'refused') show({ saving: { kind } })
    else {
      const named = fields.map((fault) => `${labelOf(fault.path)}: ${fault.message}`).join(' ')
      show({ saving: { kind, reason: named || message } })
    }
    if (kind === 'offline' || kind === 'waiting') {
      later(AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? 0)
    }
  }

  async function catchUpOrWait(): Promise<void> {
    try {
      await catchUp()
    } catch (error) {
      await fail(error)
    }
  }

  /** Takes over what somebody else has saved, and shows what both have changed. */
  async function catchUp(): Promise<void> {
    const theirs = await calls.read(true)
    if (revisionOf(theirs) === revision) return later(AFTER_TYPING_MS)
    const merged = mergePage(form.leaves, { stored, theirs, sent, mine: form.read() })
    const { taken, values } = await form.take(merged.taken, theirs)
    for (const { path } of merged.changed) sent = withAt(sent, path, at(theirs, path))
    for (const { path } of taken) sent = withAt(sent, path, at(values, path))
    stored = theirs
    revision = revisionOf(theirs)
    const late = merged.taken.filter((leaf) => !taken.includes(leaf))
    const mine = form.read()
    const met = [
      ...merged.conflicts,
      ...late.map((leaf) => ({ ...leaf, mine: at(mine, leaf.path), theirs: at(theirs, leaf.path) })),
    ]
    const before = now.conflicts.filter(({ path }) => !met.some((conflict) => conflict.path === path))
    failures = 0
    show({ conflicts: [...before, ...met], changed: merged.changed, state: await calls.meet() })
    settle()
  }

  async function beat(): Promise<void> {
    try {
      const state = await calls.meet()
      show({ state })
      if (now.saving.kind === 'loggedOut') later(0)
      if (state.revision !== revision) await inTurn(catchUpOrWait)
    } catch (error) {
      if (hasStatus(error, 401)) show({ saving: { kind: 'loggedOut' } })
    }
  }

  function labelOf(path: string): string {
    const leaf = form.leaves.find((each) => path === each.path || path.startsWith(`${each.path}.`))
    return leaf?.label ?? path
  }

  async function replace(leaves: readonly Leaf[], values: Values): Promise<void> {
    const { taken, values: shown } = await form.take(leaves, values)
    for (const { path } of taken) sent = withAt(sent, path, at(shown, path))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => now,
    changed,
    save,
    /** Publishes what the form holds; refused, the words are kept as a draft. */
    publish: () =>
      inTurn(async () => {
        clearTimeout(timer)
        show({ publishFault: null })
        if (now.conflicts.length > 0) return false
        const before = revision
        if (await put(calls.publish)) return true
        if (now.saving.kind === 'refused') {
          show({ publishFault: now.saving.reason })
          await put(calls.keep)
        } else if (revision !== before) show({ publishFault: CHANGED_MEANWHILE })
        return false
      }),
    /** Makes the draft what is live. */
    backToLive: () =>
      inTurn(async () => {
        if (unsaved().length > 0 && !(await put(calls.keep))) return
        try {
          const live = await calls.publish({ ...withoutBookkeeping(await calls.read(false)), revision })
          await replace(form.leaves, live)
          adopt(live, sent)
        } catch (error) {
          await fail(error)
        }
      }),
    /** Publishes the draft at an ISO time; never, for null. */
    schedule: (moment: string | null) =>
      inTurn(async () => {
        if (unsaved().length > 0 && !(await put(calls.keep))) return
        try {
          show({ state: await calls.schedule(moment, revision) })
        } catch (error) {
          await fail(error)
        }
      }),
    /** Decides one field that two people changed, or all of them. */
    decide: (chosen: readonly Conflict[], isMine: boolean) =>
      inTurn(async () => {
        if (!isMine) await replace(chosen, stored)
        show({ conflicts: now.conflicts.filter((conflict) => !chosen.includes(conflict)) })
        settle()
      }),
    /** Puts what was found on this device into the form, or forgets it. */
    decideFound: (isWanted: boolean) =>
      inTurn(async () => {
        const { found } = now
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
    close: () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(beats)
      window.removeEventListener('online', wake)
      window.removeEventListener('focus', wake)
      window.removeEventListener('pagehide', calls.leave)
      calls.leave()
    },
  }
}

export type OpenPage = ReturnType<typeof openPage>

function revisionOf({ revision }: Values): number {
  return typeof revision === 'number' ? revision : 0
}
