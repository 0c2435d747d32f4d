import { afterEach } from '@jest/globals'

// Drafts from one test stay in the browser's storage, and the next test would restore them.
afterEach(() => localStorage.clear())
