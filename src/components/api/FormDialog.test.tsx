import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { call } from '@/contracts/core/call'
import { Message, text } from '@/contracts/core/wire'
import { answerCalls } from '../testing/answerCalls'
import { expectLogIn } from '../testing/expectLogIn'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { FormDialog } from './FormDialog'
import { send } from './request'

const ShellInput = v.object({ title: text('Title is required') })
const createShell = call({
  method: 'post',
  path: '/shells',
  who: 'user',
  body: ShellInput,
  answer: Message,
  summary: 'Keep a shell',
})

async function openForm({ submit }: { submit: (shell: { title: string }) => unknown }) {
  const view = renderDashboardScreen(
    <FormDialog
      name="shell.new"
      title="Add a shell"
      button={(open) => <Button onPress={open}>Add</Button>}
      schema={ShellInput}
      initialValues={() => ({ title: '' })}
      submit={submit}
      success={{ title: 'Shell kept' }}
      failure="Failed to keep shell"
      submitLabel="Keep shell"
    >
      {(form) => <TextField label="Title" {...form.field('title')} />}
    </FormDialog>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Add a shell' })), ...view }
}
const submit = (body: { title: string }) => send(createShell, { body })
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('checks, sends what the schema makes of it, says so, and gives the focus back', async () => {
  const made = answerCalls({ 'POST /api/shells': () => ({ body: { message: 'Kept' } }) })
  const { user, dialog } = await openForm({ submit })
  await user.click(dialog.getByRole('button', { name: /Keep shell/ }))
  expect(dialog.getByText('Title is required')).toBeTruthy()
  expect(made).toEqual([])
  await user.type(dialog.getByLabelText('Title'), ' Cowrie ')
  await user.click(dialog.getByRole('button', { name: /Keep shell/ }))
  await expectToast('Shell kept', '')
  await closed()
  expect(made).toEqual([{ call: 'POST /api/shells', body: { title: 'Cowrie' } }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })))
})

test('a failure leaves what was typed, with the server’s errors at their fields', async () => {
  answerCalls({
    'POST /api/shells': () => ({ status: 400, body: { message: 'No', errors: { title: 'Taken' } } }),
  })
  const { user, dialog } = await openForm({ submit })
  await user.type(dialog.getByLabelText('Title'), 'Cowrie')
  await user.click(dialog.getByRole('button', { name: /Keep shell/ }))
  await expectToast('Error', 'Failed to keep shell', 'alert')
  const title = dialog.getByLabelText('Title')
  expect(valueOf(title)).toBe('Cowrie')
  expect(dialog.getByText('Taken')).toBeTruthy()
  expect(document.activeElement).toBe(title)
})

test('leads to the log-in when the session has ended', async () => {
  answerCalls({ 'POST /api/shells': () => ({ status: 401, body: {} }) })
  const { user, dialog, ...view } = await openForm({ submit })
  await user.type(dialog.getByLabelText('Title'), 'Cowrie')
  await user.click(dialog.getByRole('button', { name: /Keep shell/ }))
  await expectLogIn(view)
})
