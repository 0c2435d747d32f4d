import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CurrencyField } from './CurrencyField'
import { NativeField } from './native/NativeField'
import { PasswordField } from './PasswordField'
import { SearchField } from './SearchField'
import { Select } from './Select'
import { TextArea } from './TextArea'
import { TextField } from './TextField'
import { UrlListField } from './UrlListField'

const skills = [
  { id: 'photo', label: 'Photographer' },
  { id: 'video', label: 'Videographer' },
  { id: 'style', label: 'Stylist' },
] as const

function Skill() {
  const [skill, setSkill] = useState<(typeof skills)[number]['id'] | null>(null)
  return <Select label="Skill" items={skills} value={skill} onChange={setSkill} placeholder="Select" />
}

function Price() {
  const [cents, setCents] = useState<number | null>(1999)
  return (
    <>
      <CurrencyField label="Price" value={cents} onChange={setCents} />
      <output>{String(cents)}</output>
    </>
  )
}

function Links() {
  const [urls, setUrls] = useState<string[]>([])
  return (
    <>
      <UrlListField label="Evidence" value={urls} onChange={setUrls} />
      <output>{urls.join(' ')}</output>
    </>
  )
}

test('a select is used by keyboard alone: open, go, type ahead, choose', async () => {
  render(<Skill />)
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('button', { name: /Select/ })).toBe(document.activeElement)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Videographer/ })).toBe(document.activeElement),
  )
  await user.keyboard('{Enter}st{Enter}')
  expect(screen.getByRole('button', { name: /Stylist/ })).toBeTruthy()
  await user.keyboard('{Enter}{ArrowUp}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('button', { name: /Stylist/ })).toBeTruthy()
})

test('money is typed in units and kept in cents', async () => {
  render(<Price />)
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>('Price')
  expect(field.value).toBe('$19.99')
  await user.clear(field)
  await user.type(field, '1,234.5')
  await user.tab()
  expect(screen.getByRole('status').textContent).toBe('123450')
  expect(field.value).toBe('$1,234.50')
  await user.clear(field)
  await user.type(field, '12,50')
  await user.tab()
  expect(screen.getByRole('status').textContent).toBe('NaN')
  expect(field.value).toBe('12,50')
  expect(screen.getByText('Enter a number, such as 100000 or 100k')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '1.005')
  expect(field.value).toBe('1.005')
  await user.clear(field)
  await user.tab()
  expect(screen.getByRole('status').textContent).toBe('null')
})

test('a secret can be shown and hidden again', async () => {
  render(<PasswordField label="API key" defaultValue="sk-1" />)
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>('API key')
  expect(field.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show API key' }))
  expect(field.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide API key' }))
  expect(field.type).toBe('password')
})

test('links are added by Enter, removed by the bin, and validated; a typed one counts, too', async () => {
  render(<Links />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Evidence' })
  await user.type(field, 'not a link{Enter}')
  expect(screen.getByText('Must be a valid URL')).toBeTruthy()
  expect(field.value).toBe('not a link')
  await user.clear(field)
  await user.type(field, 'https://example.com/a{Enter}')
  await user.type(field, 'example.com/a{Enter}')
  expect(links()).toEqual(['https://example.com/a'])
  await user.type(field, 'https://example.com/b')
  await user.tab()
  expect(links()).toEqual(['https://example.com/a'])
  const counted = screen.getByRole('status')
  expect(counted.textContent).toBe('https://example.com/a https://example.com/b')
  await user.click(screen.getByRole('button', { name: 'Remove https://example.com/a' }))
  expect(links()).toEqual([])
  expect(counted.textContent).toBe('https://example.com/b')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(links()).toEqual(['https://example.com/b'])
  await user.type(field, 'https://example.com/b')
  expect(counted.textContent).toBe('https://example.com/b')
})

function links(): (string | null)[] {
  return screen.queryAllByRole('link').map((each) => each.textContent)
}

test('each field for text takes the direction of what is typed', () => {
  render(
    <>
      <TextField label="Title" />
      <TextArea label="Caption" />
      <SearchField label="Search" />
      <NativeField label="Name" name="name" />
    </>,
  )
  for (const name of ['Title', 'Caption', 'Search', 'Name'])
    expect(screen.getByLabelText(name).getAttribute('dir')).toBe('auto')
})

test('a search takes no more than the calls do', () => {
  render(<SearchField label="Search" />)
  expect(screen.getByLabelText('Search').getAttribute('maxlength')).toBe('200')
})
