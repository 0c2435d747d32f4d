import { expect } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { type renderScreen, expectToast } from './renderScreen'

/** Waits for the toast of an ended session and the redirect to the log-in, which returns to `path`. */
export async function expectLogIn(
  { router }: Pick<ReturnType<typeof renderScreen>, 'router'>,
  path = '/dashboard',
) {
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/auth?next=${encodeURIComponent(path)}`))
  await expectToast(
    'Please log in again',
    'Your session has ended, so nothing more was saved. After the log-in you come back here.',
    'alert',
  )
}
