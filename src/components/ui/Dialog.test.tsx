import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'
import { DialogActions } from './DialogActions'
import { deferred } from './testing/deferred'
import { TextField } from './TextField'

function TaskDialog({ save }: { save: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  async function submit(): Promise<void> {
    setPending(true)
    await save().catch(() => {})
    setPending(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Add a task" isOpen={isOpen} onOpenChange={setOpen} isPending={isPending}>
        {({ close }) => (
          <form>
            <TextField label="Title" />
            <DialogActions>
              <Button onPress={close}>Cancel</Button>
              <Button isPending={isPending} pendingText="Adding..." onPress={() => void submit()}>
                Add
              </Button>
            </DialogActions>
          </form>
        )}
      </Dialog>
    </>
  )
}

test('a dialog has its title as name, focuses its first field, closes on Escape, and restores the focus', async () => {
  render(<TaskDialog save={async () => {}} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog', { name: 'Add a task' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

test('the second press of a double one on the button that opens it does not close it', async () => {
  render(<TaskDialog save={async () => {}} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await pressBeside(user)
  expect(screen.getByRole('dialog')).toBeTruthy()
  laterBy(500)
  await pressBeside(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a stray press beside it closes it only while nothing would be lost', async () => {
  render(<TaskDialog save={async () => {}} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(screen.getByLabelText('Title'), 'Film the reef')
  laterBy(500)
  await pressBeside(user)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Film the reef')

  await user.clear(screen.getByLabelText('Title'))
  await pressBeside(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('nothing closes it while its request runs, and a failed one leaves what was typed', async () => {
  const call = deferred()
  render(<TaskDialog save={() => call.promise} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(screen.getByLabelText('Title'), 'Film the reef')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeTruthy()
  call.reject(new Error('500'))
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Film the reef')
})

test('a question is answered by its verbs: it closes when the deed is done, and stays when it is not', async () => {
  const answers = [false, true]
  const onConfirm = jest.fn(async () => answers.shift())
  function Question() {
    const [isOpen, setOpen] = useState(true)
    return (
      <ConfirmDialog
        title="Delete this connection?"
        confirmLabel="Delete connection"
        cancelLabel="Keep it"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={onConfirm}
      >
        Products keep their data, but stop syncing with it.
      </ConfirmDialog>
    )
  }
  render(<Question />)
  const question = await screen.findByRole('alertdialog', { name: 'Delete this connection?' })
  const description = document.getElementById(question.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Products keep their data, but stop syncing with it.')
  const user = userEvent.setup()
  const confirm = screen.getByRole('button', { name: 'Delete connection' })
  await user.click(confirm)
  expect(await screen.findByRole('alertdialog', { name: 'Delete this connection?' })).toBeTruthy()
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** Moves the clock on. */
function laterBy(ms: number): void {
  const moment = Date.now() + ms
  jest.spyOn(Date, 'now').mockReturnValue(moment)
}

/** A press on the backdrop, outside the dialog's box. */
async function pressBeside(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const scrim = screen.getByRole('dialog').parentElement?.parentElement
  if (scrim) await user.click(scrim)
}
