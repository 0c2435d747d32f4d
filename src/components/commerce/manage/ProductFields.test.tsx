import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mediaOf, startOf } from '../../testing/mediaOf'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { EcommerceScreen } from './EcommerceScreen'
import { bodyOf, product, serve, sized } from './testing/shop'

test('pictures come from Media, public after a question, and stand in the order one likes', async () => {
  const file = mediaOf({ name: 'front.webp' })
  const publicUrl = 'http://localhost:3000/files/0/front.webp'
  const images = ['https://pictures.example.com/dress.webp']
  const made = serve([], [{ ...product, images }], {
    'GET /api/media': () => ({ body: startOf([file]).media }),
    'PATCH /api/media/front.webp': () => ({ body: { ...file, visibility: 'public', publicUrl, version: 2 } }),
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  await user.click(await screen.findByRole('button', { name: 'Choose from Media' }))
  // The picker's code is loaded on demand.
  const opened = await screen.findByRole('dialog', { name: 'Choose from Media' }, { timeout: 10_000 })
  const picker = within(opened)
  expect(made.find(({ call }) => call === 'GET /api/media')?.query).toBe('kind=image')
  await user.click(await picker.findByRole('row', { name: 'front.webp' }))
  await user.click(picker.getByRole('button', { name: 'Add file' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Make front.webp public?' }))
  await user.click(question.getByRole('button', { name: 'Make public' }))
  await user.click(await screen.findByRole('button', { name: 'Move front.webp' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  expect(screen.getByText('Picture 2: now 1 of 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await waitFor(() =>
    expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ images: [publicUrl, ...images] }),
  )
  expect(bodyOf(made, 'PATCH /api/media/front.webp')).toEqual({ version: 1, visibility: 'public' })
})

test('pictures are dragged by the keyboard, and one that is removed leaves the others', async () => {
  const images = ['front', 'back', 'detail'].map((name) => `https://pictures.example.com/${name}.webp`)
  const made = serve([], [{ ...product, images }], { 'PATCH /api/products/p1': () => ({ body: product }) })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  const grip = await screen.findByRole('button', { name: /^Drag detail.webp/ })
  act(() => grip.focus())
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowLeft}')
  await user.keyboard('{ArrowLeft}')
  await user.keyboard('{Enter}')
  const shown = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
  await waitFor(() =>
    expect(shown()).toEqual(['front.webp, 1 of 3', 'detail.webp, 2 of 3', 'back.webp, 3 of 3']),
  )
  await user.click(screen.getByRole('button', { name: 'Remove front.webp' }))
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await waitFor(() =>
    expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ images: [images[2], images[1]] }),
  )
})

test('files to download are uploaded in the dialog, and take the place of stock and options', async () => {
  const file = { id: 'f1', name: 'Presets.zip', bytes: 12_400_000 }
  const made = serve([], [product], {
    'POST /api/product-files': () => ({ status: 201, body: file }),
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit product' })
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  const large = new File([''], 'Film.mov')
  Object.defineProperty(large, 'size', { value: 51 * 1024 * 1024 })
  await user.upload(input, large)
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Film.mov: A file may have at most 50 MB',
  )
  await user.upload(input, new File(['x'], 'Presets.zip'))
  expect(await within(dialog).findByRole('button', { name: 'Remove Presets.zip' })).toBeTruthy()
  expect(made.find(({ call }) => call === 'POST /api/product-files')?.query).toBe('name=Presets.zip')
  expect(within(dialog).queryByLabelText('Inventory')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Add options' })).toBeNull()
  const hint = 'Nobody can hold a download: say what is in it, or add a picture.'
  await user.clear(within(dialog).getByLabelText(/^Description/))
  expect(within(dialog).getByText(hint)).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Description/), 'Ten presets.')
  expect(within(dialog).queryByText(hint)).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Save product' }))
  await waitFor(() => expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ fileIds: ['f1'] }))
})

test('gives a product options: a row for each combination, which keeps what it has', async () => {
  const made = serve([], [product], {
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: 'Edit Slip dress' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add options' }))
  await user.type(dialog.getByLabelText('Values'), 'S,M{Enter}')
  expect(dialog.queryByLabelText('Inventory')).toBeNull()
  await user.clear(dialog.getByLabelText('Stock of S'))
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  expect(dialog.getByText('Enter the stock of each')).toBeTruthy()
  await user.type(dialog.getByLabelText('Stock of S'), '5')
  await user.click(dialog.getByRole('button', { name: 'Second option' }))
  await user.type(dialog.getAllByLabelText('Name')[1] as HTMLElement, 'Colour')
  await user.type(dialog.getAllByLabelText('Values')[1] as HTMLElement, 'Coral{Enter}Navy{Enter}')
  expect(dialog.getByLabelText<HTMLInputElement>('Stock of S / Coral').value).toBe('5')
  await user.click(dialog.getByRole('button', { name: /^Remove Navy/ }))
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  await expectToast('Product updated successfully', 'Slip dress is live.')
  const body = bodyOf(made, 'PATCH /api/products/p1')
  expect(body).toMatchObject({
    inventoryWas: 6,
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Coral'] },
    ],
    variants: [
      { values: ['S', 'Coral'], inventoryQuantity: 5 },
      { values: ['M', 'Coral'], inventoryQuantity: 0 },
    ],
  })
  expect(body).not.toHaveProperty('inventoryQuantity')
})

test('Enter in a list of the form never sends it, and the stock typed before options stays', async () => {
  const made = serve([], [], { 'POST /api/products': () => ({ status: 201, body: product }) })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getAllByRole('button', { name: 'Add product' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Title'), 'Shirt')
  expect(dialog.getByLabelText('Price')).toHaveProperty('placeholder', '$0.00')
  await user.type(dialog.getByLabelText('Price'), '1.2k')
  await user.clear(dialog.getByLabelText('Inventory'))
  await user.type(dialog.getByLabelText('Inventory'), '9')
  await user.click(dialog.getByRole('button', { name: 'Add options' }))
  await user.type(dialog.getByLabelText('Values'), 'S{Enter}M,{Enter}{Enter}')
  await user.type(dialog.getByLabelText('Name'), '{Enter}')
  for (const field of ['SKU of S', 'Price of S', 'Stock of S', 'Tags optional'])
    await user.type(dialog.getByLabelText(field), '{Enter}')
  expect(made.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  expect(dialog.getByLabelText('Stock of S')).toHaveProperty('value', '9')
  for (const name of [/^Remove M /, /^Remove S /]) await user.click(dialog.getByRole('button', { name }))
  expect(dialog.getByLabelText('Inventory')).toHaveProperty('value', '9')
  await user.click(dialog.getByRole('button', { name: 'Remove Size' }))
  await user.click(dialog.getByRole('button', { name: /^Add product/ }))
  await waitFor(() =>
    expect(bodyOf(made, 'POST /api/products')).toMatchObject({ price: 120_000, inventoryQuantity: 9 }),
  )
})

test('a product with variants shows their sum, and its dialog the stock of each', async () => {
  const made = serve(
    [],
    [product],
    {
      'PATCH /api/products/p1': () => ({
        status: 409,
        body: {
          message: 'The stock has changed meanwhile',
          errors: { 'variants.0.inventoryQuantity': 'The stock has changed meanwhile' },
        },
      }),
      'POST /api/products': () => ({ status: 201, body: product }),
    },
    sized,
  )
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: /in 2 variants.*change the stock of Slip dress/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('In all').nextSibling?.textContent).toBe('6')
  await user.click(dialog.getByRole('switch', { name: 'M is active' }))
  expect(dialog.getByText('In all').nextSibling?.textContent).toBe('4')
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  expect(await dialog.findByText('The stock has changed meanwhile')).toBeTruthy()
  expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ inventoryWas: { v1: 4, v2: 2 } })
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'More for Slip dress' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(bodyOf(made, 'POST /api/products')).toBeTruthy())
  expect(bodyOf(made, 'POST /api/products')).toMatchObject({
    options: sized.options,
    variants: [
      { id: null, sku: null, values: ['S'], inventoryQuantity: 4 },
      { id: null, sku: null, values: ['M'], inventoryQuantity: 2 },
    ],
  })
})
