import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { call } from '@/contracts/core/call'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { getToasts } from '../ui/toast/toastQueue'
import { FormDialog } from './FormDialog'
import { send } from './request'

const ShellInput = v.object({ title: v.string(), note: v.string(), place: v.string() })
const Shell = v.object({ ...ShellInput.entries, version: v.number() })
type Shell = v.InferOutput<typeof Shell>
const summary = 'A shell'
const getShell = call({ method: 'get', path: '/tasks/:id', who: 'user', answer: Shell, summary })
const updateShell = call({
  method: 'patch',
  path: '/tasks/:id',
  who: 'user',
  body: Shell,
  answer: Shell,
  summary,
})
const params = { id: '1' }
const COWRIE: Shell = { title: 'Cowrie', note: 'White, with spots', place: 'Miami', version: 1 }
const valuesOf = ({ title, note, place }: Shell) => ({ title, note, place })

/** A server that refuses a change of an older version. */
let stored = COWRIE
const serve = () =>
  answerCalls({
    'GET /api/tasks/1': () => ({ body: stored }),
    'PATCH /api/tasks/1': (body) => {
      const sent = body as Shell
      if (sent.version !== stored.version) return { status: 409, body: { message: 'Changed elsewhere' } }
      stored = { ...sent, version: stored.version + 1 }
      return { body: stored }
    },
  })
beforeEach(() => {
  stored = COWRIE
})

/** Opens the form on the shell as the page shows it. */
async function openForm(shell: Shell = COWRIE) {
  cleanup()
  const made = serve()
  renderDashboardScreen(
    <FormDialog
      name="shell.1"
      title="Edit shell"
      button={(open) => <Button onPress={open}>Open</Button>}
      schema={ShellInput}
      initialValues={() => valuesOf(shell)}
      editing={{
        record: shell,
        kind: 'shell',
        title: shell.title,
        valuesOf,
        load: () => send(getShell, { params }),
        labels: { title: 'Title', note: 'Note', place: 'Place' },
      }}
      submit={(values, { version }) => send(updateShell, { params, body: { ...values, version } })}
      success={{ title: 'Shell saved' }}
      showsServerText
      submitLabel="Save"
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <TextField label="Note" {...form.field('note')} />
          <TextField label="Place" {...form.field('place')} />
        </>
      )}
    </FormDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = within(await screen.findByRole('dialog'))
  const type = async (label: string, text: string) => {
    const field = dialog.getByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  return { type, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save' })), made }
}

async function bothVersions() {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Two versions of one shell' }))
  const chosen = () => dialog.getAllByRole('radio', { checked: true }).map((radio) => radio.ariaLabel)
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }))
  return { dialog, chosen, press }
}

test('two changes of one field are both shown, and a second press overwrites nothing', async () => {
  const { type, save } = await openForm()
  stored = { ...COWRIE, note: 'White, with dots', place: 'Tampa', version: 2 }
  await type('Note', 'White, with lines')
  await save()
  const first = await bothVersions()
  expect(first.chosen()).toEqual(['Mine: White, with lines', 'Theirs: Tampa'])
  expect(first.dialog.getByText('Everything else is the same.')).toBeTruthy()
  expect(first.dialog.getByText('Mine for note, theirs for place')).toBeTruthy()
  await first.press('Back to my text')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await save()
  await bothVersions()
  expect(stored).toMatchObject({ note: 'White, with dots', version: 2 })
  expect(getToasts()).toEqual([])
})

test('what is chosen is saved over their version, field by field or as a whole', async () => {
  const { type, save, made } = await openForm()
  stored = { ...COWRIE, title: 'Conch', note: 'White, with dots', place: 'Tampa', version: 2 }
  await type('Note', 'White, with lines')
  await type('Title', 'Cone')
  await save()
  const { dialog, press, chosen } = await bothVersions()
  await press('Keep mine')
  expect(chosen()).toEqual(['Mine: Cone', 'Mine: White, with lines', 'Mine: Miami'])
  await press('Take theirs')
  await userEvent.click(dialog.getByRole('radio', { name: 'Mine: White, with lines' }))
  await press('Save this choice')
  await expectToast('Shell saved', '')
  const chosenValues = { title: 'Conch', note: 'White, with lines', place: 'Tampa' }
  expect(made.findLast(({ call: name }) => name.startsWith('PATCH'))?.body).toEqual({
    ...chosenValues,
    version: 2,
  })
  expect(stored).toEqual({ ...chosenValues, version: 3 })
  expect(localStorage).toHaveLength(0)
})

test('somebody who saves while both are shown is shown, too', async () => {
  const { type, save } = await openForm()
  stored = { ...COWRIE, note: 'White, with dots', version: 2 }
  await type('Note', 'White, with lines')
  await save()
  const first = await bothVersions()
  stored = { ...COWRIE, note: 'White', version: 3 }
  await first.press('Save this choice')
  expect(await screen.findByRole('radio', { name: 'Theirs: White' })).toBeTruthy()
  expect(stored.note).toBe('White')
})

test('a change that touches nothing of the form asks nothing', async () => {
  const { type, save } = await openForm()
  stored = { ...COWRIE, version: 7 }
  await type('Note', 'Brown')
  await save()
  await expectToast('Shell saved', '')
  expect(stored).toEqual({ ...COWRIE, note: 'Brown', version: 8 })
})

test('text that is restored over a change shows both before it is saved', async () => {
  await (await openForm()).type('Note', 'White, with lines')
  stored = { ...COWRIE, note: 'White, with dots', version: 2 }
  const { save, made } = await openForm(stored)
  expect(screen.getByText(/It has been changed since. Saving shows both versions first./)).toBeTruthy()
  await save()
  const { press } = await bothVersions()
  expect(made).toEqual([])
  await press('Save this choice')
  await expectToast('Shell saved', '')
  expect(stored).toMatchObject({ note: 'White, with lines', version: 3 })
})
