import { performance } from 'node:perf_hooks'

/**
 * Starts a clock that counts the ms in which this process waited for something, so that a limit of waiting holds
 * on a machine that is busy with other things, too.
 */
export function startWaiting(): () => number {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).idle
}
