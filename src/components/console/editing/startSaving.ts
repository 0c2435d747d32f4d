import { hasStatus } from '@/components/api/RequestError'
import { PRESENCE_MS, withoutBookkeeping } from '@/contracts/editing'
import type { Editing, PageForm } from './editing'
import { mergePage } from './mergePage'
import { failureOf, pageCalls } from './pageCalls'
import { type Leaf, type Values, at, isSame, withAt } from './pageFields'
import { pageMirror } from './pageMirror'

const AFTER_TYPING_MS = 800
const AGAIN_MS = [1_000, 3_000, 10_000]

/**
 * Saves a page while it is typed in: one save at a time, each based on the revision that the form shows, again after a
 * failure, and never a stored value over a typed one (docs/behaviour.md, 9.6). Payload's own autosave loses words
 * (payload#17517, payload#17676).
 */
export function startSaving(form: PageForm) {
  const calls = pageCalls(form.page)
  const mirror = pageMirror(form.person, form.page, form.leaves)
  let stored = form.stored
  let sent = form.read()
  let revision = revisionOf(stored)
  /** What was sent with this revision and is not answered, or was not in time. */
  let unanswered: Values[] = []
  let queue: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen = sent
  let failures = 0
  /** Whether the next draft replaces another person's words, which then stay in Versions. */
  let isReplacing = false
  let isClosed = false
  let now: Editing = {
    saving: { kind: 'saved', at: null },
    state: null,
    conflicts: [],
    news: null,
    found: mirror.find(sent),
    publishFault: null,
  }
  const listeners = new Set<() => void>()
  const beats = setInterval(() => void beat(), PRESENCE_MS)
  const wake = () => void beat().then(save)
  const events = { online: wake, focus: wake, pagehide: calls.leave, storage: () => mirror.putBack() }
  for (const [type, act] of Object.entries(events)) window.addEventListener(type, act)
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

  const differing = (one: Values, other: Values): Leaf[] =>
    form.leaves.filter(({ path }) => !isSame(at(one, path), at(other, path)))
  const unsaved = () => differing(form.read(), sent)

  function later(ms: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void save(), ms)
  }

  /** Saves soon; continuous typing is saved as often. */
  function soon(): void {
    if (timer === undefined) later(AFTER_TYPING_MS)
  }

  function stopTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  /** Call it whenever the form has changed. */
  function changed(): void {
    const mine = form.read()
    // Payload changes its form's state for many reasons; only values matter here.
    if (isClosed || differing(mine, seen).length === 0) return
    seen = mine
    if (now.publishFault) show({ publishFault: null })
    const dirty = unsaved()
    mirror.keep(dirty, mine, now.found)
    form.setModified(dirty.length > 0)
    if (dirty.length === 0 || now.conflicts.length > 0) return
    if (!['offline', 'waiting', 'loggedOut'].includes(now.saving.kind)) show({ saving: { kind: 'saving' } })
    soon()
  }

  function save(): Promise<void> {
    stopTimer()
    return inTurn(async () => {
      if (isClosed || now.conflicts.length > 0) return
      if (unsaved().length > 0) await keep()
      else if (now.saving.kind !== 'saved') show({ saving: { kind: 'saved', at: Date.now() } })
    })
  }

  const keep = () => put((data) => calls.keep(data, isReplacing))

  async function put(send: (data: Values) => Promise<Values>): Promise<Outcome> {
    const data = withoutBookkeeping(form.read())
    show({ saving: { kind: 'saving' } })
    if (differing(unanswered.at(-1) ?? {}, data).length > 0) unanswered.push(data)
    try {
      adopt(await send({ ...data, revision }), data)
      return { isSaved: true }
    } catch (error) {
      return { isSaved: false, refusal: await fail(error) }
    }
  }

  function adopt(result: Values, data: Values): void {
    stored = result
    sent = data
    revision = revisionOf(result)
    unanswered = []
    failures = 0
    isReplacing = false
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
    else if (dirty.length > 0) soon()
    else show({ saving: { kind: 'saved', at: Date.now() } })
  }

  /** Says why a call failed, and tries again where that helps; the reason, if the site refused the values. */
  async function fail(error: unknown): Promise<string | null> {
    if (hasStatus(error, 409)) return catchUpOrWait()
    failures += 1
    const { kind, message, fields } = failureOf(error)
    form.showFaults(fields)
    if (kind === 'refused') {
      const named = fields.map((fault) => `${labelOf(fault.path)}: ${fault.message}`).join(' ')
      show({ saving: { kind, reason: named || message } })
      return named || message
    }
    show({ saving: { kind } })
    if (kind === 'offline' || kind === 'waiting') {
      later(AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? 0)
    }
    return null
  }

  async function catchUpOrWait(): Promise<null> {
    try {
      await catchUp()
    } catch (error) {
      await fail(error)
    }
    return null
  }

  /** Takes over what somebody else has saved, and shows what both have changed. */
  async function catchUp(): Promise<void> {
    const theirs = await calls.read(true)
    if (revisionOf(theirs) === revision) return soon()
    const merged = mergePage(form.leaves, { stored, theirs, sent, mine: form.read(), unanswered })
    const { taken, values } = await form.take(merged.taken, theirs)
    for (const { path } of merged.moved) sent = withAt(sent, path, at(theirs, path))
    for (const { path } of taken) sent = withAt(sent, path, at(values, path))
    stored = theirs
    revision = revisionOf(theirs)
    unanswered = []
    const late = merged.taken.filter((leaf) => !taken.includes(leaf))
    const mine = form.read()
    const met = [
      ...merged.conflicts,
      ...late.map((leaf) => ({ ...leaf, mine: at(mine, leaf.path), theirs: at(theirs, leaf.path) })),
    ]
    const before = now.conflicts.filter(({ path }) => !met.some((conflict) => conflict.path === path))
    failures = 0
    show({ conflicts: [...before, ...met] })
    settle()
    const state = await calls.meet()
    const { changedBy, changedAt } = state
    show({ state, news: { changedBy, changedAt, leaves: merged.changed } })
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
    calls,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => now,
    show,
    /** What the site has, and what of the form it has. */
    known: () => ({ stored, sent, revision }),
    inTurn,
    unsaved,
    stopTimer,
    changed,
    save,
    put,
    adopt,
    settle,
    keep,
    keepApart: () => {
      isReplacing = true
    },
    fail,
    replace,
    close: () => {
      isClosed = true
      stopTimer()
      clearInterval(beats)
      for (const [type, act] of Object.entries(events)) window.removeEventListener(type, act)
      calls.leave()
    },
  }
}

type Outcome = { isSaved: boolean; refusal?: string | null }

const revisionOf = ({ revision }: Values) => (typeof revision === 'number' ? revision : 0)
