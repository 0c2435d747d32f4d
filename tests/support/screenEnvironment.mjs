import { TestEnvironment } from 'jest-environment-jsdom'
import { endStorages } from './oneRealm/storages.mjs'

/** What jest has for components, with an end to what a test file would leave behind in its worker. */
export default class ScreenEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endStorages()
  }
}
