import { jest } from '@jest/globals'

// A machine that does much else at once may miss a real-time step; what is broken fails every time.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
