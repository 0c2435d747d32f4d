import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { call } from '@/contracts/core/call'
import { answerCalls } from '../testing/answerCalls'
import { expectLogIn } from '../testing/expectLogIn'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { Button } from '../ui/Button'
import { deferred } from '../ui/testing/deferred'
import { SendAfterQuestion } from './SendAfterQuestion'
import { send } from './request'

const removeShell = call({
  method: 'delete',
  path: '/shells/:id',
  who: 'user',
  answerType: 'none',
  summary: 'Remove a shell',
})

/** Opens the question; the call gets these answers in turn. */
async function ask(...answers: (() => Promise<{ status: number; body: unknown }>)[]) {
  const made = answerCalls({ 'DELETE /api/shells/1': () => answers.shift()?.() ?? { status: 204, body: '' } })
  const onDone = jest.fn()
  const view = renderDashboardScreen(
    <SendAfterQuestion
      button={(open) => <Button onPress={open}>Remove</Button>}
      title="Remove the shell?"
      confirmLabel="Remove shell"
      pendingLabel="Removing..."
      cancelLabel="Keep it"
      send={() => send(removeShell, { params: { id: '1' } })}
      success={{ title: 'Shell removed' }}
      failure="Failed to remove shell"
      onDone={onDone}
    >
      It cannot be brought back.
    </SendAfterQuestion>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the shell?' }))
  return { made, onDone, user, question, ...view }
}

test('calls after a yes only, says so, and is done even where nothing is answered', async () => {
  const { made, onDone, user, question } = await ask()
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(made).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Remove shell' }))
  await expectToast('Shell removed', '')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(made).toHaveLength(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('calls once however often it is pressed, and stays with the question after a failure', async () => {
  const answer = deferred()
  const { made, onDone, user, question } = await ask(async () => {
    await answer.promise
    return { status: 500, body: {} }
  })
  await user.dblClick(question.getByRole('button', { name: 'Remove shell' }))
  await user.click(question.getByRole('button', { name: 'Removing...' }))
  answer.resolve()
  await expectToast('Error', 'Failed to remove shell', 'alert')
  expect(made).toHaveLength(1)
  expect(onDone).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Remove shell' }))
  await expectToast('Shell removed', '')
})

test('leads to the log-in when the session has ended', async () => {
  const { user, question, ...view } = await ask(async () => ({ status: 401, body: {} }))
  await user.click(question.getByRole('button', { name: 'Remove shell' }))
  await expectLogIn(view)
})
