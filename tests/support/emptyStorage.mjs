import { afterEach } from '@jest/globals'

// What one test types is kept in the browser's storage, and would be restored in the next.
afterEach(() => localStorage.clear())
