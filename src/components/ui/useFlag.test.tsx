import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './Switch'
import { deferred } from './testing/deferred'
import { useFlag } from './useFlag'

function Flag({ save }: { save: (isOn: boolean) => Promise<unknown> }) {
  const flag = useFlag(false, save)
  return (
    <Switch isSelected={flag.isOn} isReadOnly={flag.isPending} onChange={flag.set}>
      Active
    </Switch>
  )
}

test('a flag changes at once, is saved once, keeps the focus, and reverts after a failure', async () => {
  const call = deferred()
  const save = jest.fn<(isOn: boolean) => Promise<unknown>>(() => call.promise)
  render(<Flag save={save} />)
  const user = userEvent.setup()
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Active' })
  await user.click(control)
  expect(control.checked).toBe(true)
  expect(document.activeElement).toBe(control)
  await user.click(control)
  expect(save.mock.calls).toEqual([[true]])
  call.resolve()
  await waitFor(() => expect(control.checked).toBe(false))
})
