import {
  ADMIN,
  accessibilityFaults,
  approvedCreator,
  expect,
  expectToFit,
  logIn,
  test,
  toastOf,
  waitForHydration,
} from './support'

test('a listing goes from a draft through an admin to its public page', async ({
  page,
  browser,
  request,
}) => {
  const name = `Cala ${Date.now()}`
  const slug = name.toLowerCase().replace(' ', '-')
  const creator = await approvedCreator(request, 'places')
  await logIn(page.context(), creator.username, creator.password)
  await page.goto('/dashboard/directory-manage')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Add Listing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('option', { name: 'Urban Trends' }).click()
  await dialog.getByLabel('Description').fill('Grilled over driftwood.')
  await dialog.getByLabel('Location').fill('Tampa')
  await dialog.getByLabel('Website').fill('cala.example.com')
  await dialog.getByText('Monday', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Monday all day' }).click()
  await dialog.getByRole('button', { name: 'Copy Monday down' }).click()
  await dialog.getByRole('button', { name: 'Save listing' }).click()
  await expect(toastOf(page)).toContainText('Listing added')
  await page.getByRole('button', { name: `Submit ${name}` }).click()
  await expect(toastOf(page)).toContainText('Listing submitted')

  const admin = await (await browser.newContext()).newPage()
  await logIn(admin.context(), ADMIN.username, ADMIN.password)
  await admin.goto('/dashboard/directory-manage?tab=review')
  await waitForHydration(admin)
  await admin.getByRole('button', { name: new RegExp(name) }).click()
  await expect(admin.getByRole('heading', { name, exact: true })).toBeVisible()
  expect(await accessibilityFaults(admin)).toEqual([])
  await expectToFit(admin)
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(toastOf(admin)).toContainText('Listing approved')
  await admin.context().close()

  const rows = page.getByRole('region', { name: 'All listings' }).getByRole('article')
  const more = page.getByRole('button', { name: /^Show \d+ more$/ })
  await expect(async () => {
    await page.goto('/directory')
    await expect(more).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // The eight of the site come first, whoever else is in the directory.
  await expect(rows).toHaveCount(8)
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await more.click()
  await expect(rows.filter({ hasText: name })).toHaveCount(1)
  await expect(rows.first()).toContainText('Plaza Coffee')
  await page.getByRole('button', { name: 'Open now' }).click()
  await expect(page).toHaveURL('/directory?open=now')
  await expect(rows.filter({ hasText: name })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Quiet Water' })).toHaveCount(0)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/directory/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cala')
  await expect(page.getByText('Open now', { exact: true })).toBeVisible()
  await expect(page.getByText('Monday to Sunday')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await expect(page.getByRole('link', { name: 'Website' })).toHaveAttribute('rel', 'nofollow ugc noopener')
  const [json] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = JSON.parse(json ?? '') as Record<string, unknown>
  expect(data).toMatchObject({ '@type': 'LocalBusiness', name, address: 'Tampa, Florida' })
  expect(data.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }])
  expect(data).not.toHaveProperty('aggregateRating')
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/directory/${slug}<`)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/directory/${slug}`)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the page of a place with a picture works without script and fits a phone', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/directory/quiet-water')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Water' })).toBeVisible()
  await expect(page.getByText('Daily, 9 to 8')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More places' })).toBeVisible()
  expect((await page.request.get('/directory/no-such-place')).status()).toBe(404)
  await context.close()
})
