import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { httpUrl, longText, text } from '@/contracts/core/wire'
import { Button } from '../Button'
import { Select } from '../Select'
import { deferred } from '../testing/deferred'
import { TextField } from '../TextField'
import { useValibotForm } from './useValibotForm'

const Product = v.object({
  title: text('Product title is required'),
  link: httpUrl(),
  platform: v.picklist(['tiktok', 'youtube']),
  note: v.pipe(v.string(), v.minLength(3)),
  message: longText(),
})
type Submitted = v.InferOutput<typeof Product>

const platforms = [
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube' },
]

function ProductForm(props: {
  onSubmit: (product: Submitted) => Promise<void>
  onError?: (error: unknown) => void
  onInvalid?: (errors: object) => void
}) {
  const form = useValibotForm({
    schema: Product,
    initialValues: { title: '', link: '', platform: null as string | null, note: '', message: '' },
    ...props,
  })
  return (
    <form aria-label="Product" {...form.formProps}>
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Link" {...form.field('link')} />
      <Select label="Platform" items={platforms} {...form.field('platform')} />
      <TextField label="Note" {...form.field('note')} />
      <TextField label="Message" {...form.field('message')} />
      <Button type="submit" isPending={form.isPending} pendingText="Adding...">
        Add
      </Button>
    </form>
  )
}

test('each field shows its own error text or the generic one, and the first invalid field is focused', async () => {
  const onSubmit = jest.fn<() => Promise<void>>()
  const onInvalid = jest.fn()
  render(<ProductForm onSubmit={onSubmit} onInvalid={onInvalid} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Note'), 'ab')
  await user.click(screen.getByRole('button', { name: 'Add' }))

  expect(described('Title')).toBe('Product title is required')
  expect(described('Link')).toBe('Must be a valid URL')
  expect(described('Note')).toBe('Invalid input')
  expect(described('Message')).toBe('Required')
  expect(screen.getAllByText('Required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  expect(onInvalid).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an error leaves its field when that is edited, and only there', async () => {
  render(<ProductForm onSubmit={async () => {}} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.type(screen.getByLabelText('Title'), 'M')
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBeNull()
  expect(described('Message')).toBe('Required')
})

test('a failed call keeps every value and puts the answer at its fields', async () => {
  const failure = Object.assign(new Error('400'), { errors: { title: 'Taken', userId: 'Unknown' } })
  const onError = jest.fn()
  render(<ProductForm onSubmit={() => Promise.reject(failure)} onError={onError} />)
  const user = userEvent.setup()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Add' }))

  await waitFor(() => expect(described('Title')).toBe('Taken'))
  expect(onError).toHaveBeenCalledWith(failure)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(' Marea ')
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Hello')
  expect(screen.getByRole('button', { name: /TikTok/ })).toBeTruthy()
})

test('what is submitted is what the schema makes of it, once, while the button says so', async () => {
  const call = deferred()
  const onSubmit = jest.fn<(product: Submitted) => Promise<void>>(() => call.promise)
  render(<ProductForm onSubmit={onSubmit} />)
  const user = userEvent.setup()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const button = screen.getByRole('button', { name: 'Adding...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  // Enter submits a form with one field even while its button is disabled.
  fireEvent.submit(screen.getByRole('form', { name: 'Product' }))

  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledWith({
    title: 'Marea',
    link: 'https://example.com',
    platform: 'tiktok',
    note: 'abc',
    message: 'Hello',
  })
  call.resolve()
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy()
})

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const texts = { Title: ' Marea ', Link: 'https://example.com', Note: 'abc', Message: 'Hello' }
  for (const [label, value] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(value)
  }
  await user.click(screen.getByRole('button', { name: /Platform/ }))
  await user.click(screen.getByRole('option', { name: 'TikTok' }))
}

/** What a screen reader reads after the field's name. */
function described(label: string): string | null | undefined {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')
  return id && document.getElementById(id)?.textContent
}
