import { jest } from '@jest/globals'

// On a busy machine a timing-dependent step can fail once; a real defect fails every time.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
