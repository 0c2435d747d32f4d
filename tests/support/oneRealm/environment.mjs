import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { HERE, leaveOutContexts } from './contexts.mjs'
import { forgetZone, loadPackage, loadWaiting } from './packages.mjs'
import { endStorages } from './storages.mjs'

leaveOutContexts()
/** Called by the transformed packages (transform.mjs). */
globalThis.loadPackage = loadPackage

/**
 * A test environment in the realm of the jest worker itself, so that packages are loaded once per worker and not once
 * per test file: loading Payload, Next and mongoose took most of a file's time. The project's own modules are loaded
 * again for each file, and changes a file makes to process.env or the global object are undone after it.
 */
export default class OneRealm {
  constructor({ projectConfig: config }) {
    const global = globalThis
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer }
    this.global = global
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig })
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
  }

  async setup() {
    await loadWaiting()
    this.env = { ...process.env }
    this.globals = new Set(Reflect.ownKeys(globalThis))
  }

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    endStorages()
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name]
    Object.assign(process.env, this.env)
    forgetZone()
    // Payload caches its instances, and would return the one that this file has destroyed.
    globalThis._payload?.clear()
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!this.globals.has(key)) Reflect.deleteProperty(globalThis, key)
    }
  }

  getVmContext() {
    return HERE
  }

  exportConditions() {
    return ['node', 'node-addons', 'module-sync']
  }
}
