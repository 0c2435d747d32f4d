import { performance } from 'node:perf_hooks'

/** Starts a clock that counts the ms this process spent waiting, so that limits hold on a busy machine. */
export function startWaiting(): () => number {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).idle
}
