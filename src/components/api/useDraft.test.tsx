import { expect, jest, test, describe } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import type { User } from '@/contracts/account/identity'
import { admin, isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { UrlListField } from '../ui/UrlListField'
import { FormDialog } from './FormDialog'
import { RequestError } from './RequestError'
import { draftKey } from './draftStore'
import { DAY_MS } from '@/contracts/core/time'

const ShellInput = v.object({
  title: v.string(),
  note: v.string(),
  key: v.string(),
  links: v.array(v.string()),
})
type Shell = v.InferOutput<typeof ShellInput>

const NEW: Shell = { title: '', note: '', key: '', links: [] }
const KEY = draftKey(isla.id, 'shell.new')

type Options = { shell?: Shell; name?: string; submit?: () => unknown; user?: User }

/** Renders the form as a page load would: unmounts what was rendered before. */
function loadPage({ shell = NEW, name = 'shell.new', submit = () => undefined, user = isla }: Options = {}) {
  cleanup()
  return renderDashboardScreen(
    <>
      <FormDialog
        name={name}
        secrets={['key']}
        title="A shell"
        button={(open) => <Button onPress={open}>Open</Button>}
        schema={ShellInput}
        initialValues={() => shell}
        submit={submit}
        submitLabel="Keep"
      >
        {(form) => (
          <>
            <TextField label="Title" {...form.field('title')} />
            <TextField label="Note" {...form.field('note')} />
            <TextField label="Key" {...form.field('key')} />
            <UrlListField label="Links" {...form.field('links')} />
          </>
        )}
      </FormDialog>
    </>,
    user,
  )
}
async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })
  const valueOf = (label: string) => field(label).value
  const values = () => ['Title', 'Note', 'Key', 'Links'].map(valueOf)
  const type = async (label: string, text: string) => {
    await userEvent.click(field(label))
    await userEvent.paste(text)
  }
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }))
  return { dialog, values, type, press }
}
const restored = () => screen.queryByText(/^Restored what you typed/)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('what was typed is there after a reload, with its time; secrets are not', async () => {
  loadPage()
  const before = await openDialog()
  expect(restored()).toBeNull()
  await before.type('Title', 'Cowrie')
  await before.type('Key', 'sk-1')
  await before.type('Links', 'https:/')
  loadPage()
  const after = await openDialog()
  expect(after.values()).toEqual(['Cowrie', '', '', 'https:/'])
  expect(restored()?.textContent).toMatch(/^Restored what you typed at \d{1,2}:\d\d (AM|PM)\.$/)
  expect(JSON.stringify(localStorage)).not.toContain('sk-1')
})

test('Discard empties the form and the browser, and the focus goes to the first field', async () => {
  loadPage()
  await (await openDialog()).type('Links', 'https:/')
  loadPage()
  const { press, values, dialog } = await openDialog()
  await press('Discard')
  expect(values()).toEqual(['', '', '', ''])
  expect(restored()).toBeNull()
  expect(document.activeElement).toBe(dialog.getByLabelText('Title'))
  expect(localStorage).toHaveLength(0)
})

test('a success leaves nothing, a failure and Cancel leave everything', async () => {
  loadPage({ submit: () => Promise.reject(new RequestError(500, '')) })
  const first = await openDialog()
  await first.type('Title', 'Cowrie')
  await first.press('Keep')
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  await first.press('Cancel')
  await closed()
  loadPage()
  const second = await openDialog()
  expect(second.values()).toEqual(['Cowrie', '', '', ''])
  await second.press('Keep')
  await closed()
  expect(localStorage).toHaveLength(0)
})

test('a form that nobody typed into, or that is as it began again, keeps nothing', async () => {
  loadPage()
  const { type } = await openDialog()
  expect(localStorage).toHaveLength(0)
  await type('Title', 'C')
  expect(localStorage).toHaveLength(1)
  await userEvent.keyboard('{Backspace}')
  expect(localStorage).toHaveLength(0)
})

test('nobody else sees it', async () => {
  loadPage()
  await (await openDialog()).type('Title', 'Cowrie')
  loadPage({ user: admin })
  expect((await openDialog()).values()).toEqual(['', '', '', ''])
})

test('a draft over a record that has changed since says so, and only in the same fields', async () => {
  const stored = { ...NEW, title: 'Cowrie', note: 'White' }
  loadPage({ shell: stored, name: 'shell.7' })
  await (await openDialog()).type('Title', ' shell')
  loadPage({ shell: { ...stored, note: 'Brown' }, name: 'shell.7' })
  expect((await openDialog()).values().slice(0, 2)).toEqual(['Cowrie shell', 'Brown'])
  expect(screen.queryByText(/has been changed since/)).toBeNull()
  loadPage({ shell: { ...stored, title: 'Conch' }, name: 'shell.7' })
  expect((await openDialog()).values()[0]).toBe('Cowrie shell')
  expect(screen.getByText(/It has been changed since/)).toBeTruthy()
  loadPage({ shell: { ...stored, title: 'Cowrie shell' }, name: 'shell.7' })
  await openDialog()
  expect(restored()).toBeNull()
})

test('a draft of another day says which', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({ typed: { title: 'Cowrie' }, before: { title: '' }, typedAt: Date.now() - 2 * DAY_MS }),
  )
  loadPage()
  await openDialog()
  expect(restored()?.textContent).toMatch(/typed on [A-Z][a-z]{2} \d{1,2} at /)
})

test('where the browser stores nothing, closing the dialog still loses nothing', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  loadPage()
  const { type, press } = await openDialog()
  await type('Title', 'Cowrie')
  await press('Cancel')
  await closed()
  const again = await openDialog()
  expect(again.values()[0]).toBe('Cowrie')
  await again.press('Discard')
  full.mockRestore()
})

describe('two windows', () => {
  const other = `${KEY}@other-window`
  const draft = (title: string, typedAt = Date.now()) =>
    JSON.stringify({ typed: { title }, before: { title: '' }, typedAt })
  const titlesKept = () =>
    Object.values(localStorage).map((text) => (JSON.parse(String(text)) as { typed: Shell }).typed.title)

  test('sending one leaves what was typed in the other', async () => {
    loadPage()
    const { type, press } = await openDialog()
    await type('Title', 'Cowrie')
    localStorage.setItem(other, draft('Conch'))
    await press('Keep')
    await closed()
    expect(titlesKept()).toEqual(['Conch'])
    loadPage()
    expect((await openDialog()).values()[0]).toBe('Conch')
  })

  test('a form that opens takes the newest text over, once', async () => {
    localStorage.setItem(KEY, draft('Cowrie', Date.now() - DAY_MS))
    localStorage.setItem(other, draft('Conch'))
    loadPage()
    expect((await openDialog()).values()[0]).toBe('Conch')
    expect(titlesKept().toSorted()).toEqual(['Conch', 'Cowrie'])
  })

  test('the text of a window that is open stays there', async () => {
    localStorage.setItem('window:other-window', '1')
    localStorage.setItem(other, draft('Conch'))
    loadPage()
    expect((await openDialog()).values()[0]).toBe('')
    expect(localStorage.getItem(other)).not.toBeNull()
    localStorage.removeItem('window:other-window')
    loadPage()
    expect((await openDialog()).values()[0]).toBe('Conch')
  })

  test('text that is still in an open form is kept when another window takes it over', async () => {
    loadPage()
    const { type, press } = await openDialog()
    await type('Title', 'Cowrie')
    const [key = ''] = Object.keys(localStorage)
    const moveAway = () => {
      localStorage.setItem(other, String(localStorage.getItem(key)))
      localStorage.removeItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    }
    moveAway()
    expect(titlesKept()).toEqual(['Cowrie', 'Cowrie'])
    await press('Cancel')
    await closed()
    moveAway()
    expect(titlesKept()).toEqual(['Cowrie'])
  })
})
