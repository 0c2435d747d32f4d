import { FIXED_NOW } from './fixedNow.mjs'

const RealDate = Date
const ahead = FIXED_NOW - RealDate.now()
const now = () => RealDate.now() + ahead

/** Loaded before the site's own code, so that the process believes it started at FIXED_NOW. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

// Next dates cached pages by one clock and their revalidation by the other.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead })
