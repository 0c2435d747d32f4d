import { type Scene, press, tab } from './scene'

const of = (name: string, path: string, open: Scene['open'], rest: Partial<Scene> = {}): Scene => ({
  name: `dialog.${name}`,
  path: `/dashboard${path}`,
  as: 'creator',
  isOverlay: true,
  open,
  ...rest,
})

/** Every dialog of the dashboard, some of them with validation errors. */
export const dialogScenes: Scene[] = [
  of('add-task', '/schedule', press('Add Task')),
  of('apply', '/connect', press(/^Apply Now/)),
  of('withdraw-application', '/connect', press(/^Withdraw application/)),
  of('business', '/connect', tab('Business Directory', /^View Details/)),
  of('add-connection', '/ecommerce', press('Add platform')),
  of('add-connection.invalid', '/ecommerce', press('Add platform', 'Add connection')),
  of('edit-connection', '/ecommerce', press(/^Edit /)),
  of('delete-connection', '/ecommerce', press(/^Delete /)),
  of('add-product', '/ecommerce', tab(/^Products/, 'Add product')),
  of('edit-product', '/ecommerce', tab(/^Products/, /^Edit /)),
  of('product-pictures', '/ecommerce', async (page) => {
    await tab(/^Products/, /^Edit /)(page)
    const dialog = page.getByRole('dialog')
    const products = (await (await page.request.get('/api/products')).json()) as { images: string[] }[]
    for (const path of products.flatMap(({ images }) => images.slice(0, 1)).slice(-4)) {
      await dialog.getByLabel('Pictures').first().fill(new URL(path, page.url()).href)
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await dialog.getByRole('row').last().scrollIntoViewIfNeeded()
  }),
  of(
    'product-files',
    '/ecommerce',
    async (page) => {
      await tab(/^Products/, /^Edit Shell/)(page)
      const dialog = page.getByRole('dialog')
      const buffer = Buffer.from('presets')
      const file = { name: 'Summer presets.zip', mimeType: 'application/zip', buffer }
      await dialog.locator('input[type=file]').first().setInputFiles(file)
      await dialog.getByRole('button', { name: 'Remove Summer presets.zip' }).scrollIntoViewIfNeeded()
    },
    {
      answers: {
        '/api/product-files': {
          status: 201,
          json: { id: 'f1', name: 'Summer presets.zip', bytes: 12_400_000 },
        },
      },
    },
  ),
  of('delete-product', '/ecommerce', tab(/^Products/, /^Delete /)),
  of('add-listing', '/directory-manage', press('Add Listing')),
  of('edit-listing', '/directory-manage', press(/^Edit /)),
  of('delete-listing', '/directory-manage', press(/^Delete /)),
  of('promote-idea', '/vision-board', press('Promote to task')),
  of('delete-idea', '/vision-board', press(/^Delete /)),
  of('create-event', '/events', press('Create event')),
  of('cancel-registration', '/events', tab(/^My Events/, /^Cancel registration/)),
  of('registrations', '/events', async (page) => {
    await tab(/^My Created Events/, /^Registrations/)(page)
    await page.getByRole('button', { name: /^Approve/ }).waitFor()
  }),
  of('edit-event', '/events', tab(/^My Created Events/, /^Edit /)),
  of('past-event', '/events', async (page) => {
    await press('Create event')(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Sunrise shoot')
    await dialog.getByLabel('Event date').fill('2020-01-01T06:40')
    await dialog.getByLabel('Capacity').fill('0')
    await dialog.getByRole('button', { name: 'Create event' }).click()
  }),
  of('delete-event', '/events', tab(/^My Created Events/, /^Delete /)),
  of('reject-application', '/applications', press(/^Reject /), { as: 'admin' }),
  of('assign-task', '/applications', tab(/^Team Members/, /^Assign Task/), { as: 'admin' }),
  of('feedback', '/reports', press('Submit Feedback')),
  of('feedback.restored', '/reports', async (page) => {
    await press('Submit Feedback')(page)
    await page.getByRole('dialog').getByLabel('Message').fill('A month view, for the season.')
    await page.reload({ waitUntil: 'networkidle' })
    await press('Submit Feedback')(page)
    await page.getByText(/^Restored what you typed/).waitFor()
  }),
  of('answer-feedback', '/reports', press(/^Show message: A week view/, /^Answer: /), { as: 'admin' }),
  of('report-fake-account', '/fake-accounts', press('Report Fake Account')),
  of('update-fake-account', '/fake-accounts', press('Update status')),
  of('report-image', '/fake-accounts', tab('Image Takedown', 'Report Image')),
  of('update-takedown', '/fake-accounts', tab('Image Takedown', 'Update status')),
  of('profile', '/settings', press('Edit profile')),
  of('security', '/settings', press('Manage')),
  of('appearance', '/settings', press('Customize')),
  of('force-update', '/settings', async (page) => {
    await press('Force Update')(page)
    await page.getByRole('heading', { name: 'Sync complete' }).waitFor()
  }),
  of('toast', '/subscribers', press('Export List')),
]
