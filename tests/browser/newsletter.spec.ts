import { confirmLinks } from '../../src/auth/linkKeys'
import { confirmPagePath } from '../../src/contracts/audience/newsletter'
import { withSession } from '../scenes/asPerson'
import { expect, test } from './support'

test.use({ javaScriptEnabled: false })

const EMAIL = `marisol-${Date.now()}@example.com`

test('a person confirms, changes, leaves and erases their address without script, and no link acts by itself', async ({
  page,
  request,
}) => {
  expect((await request.post('/api/email-signup', { data: { email: EMAIL } })).status()).toBe(201)
  const found = async () =>
    withSession('admin', async (admin) => {
      const answer = await admin.get(`/api/subscribers?q=${encodeURIComponent(EMAIL)}`)
      return ((await answer.json()) as { items: { id: string; status: string; topics: string[] }[] }).items[0]
    })
  const id = (await found())?.id ?? ''
  await page.goto(confirmPagePath({ subscriber: id, key: confirmLinks.keyOf(id) }))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('One press, and you are in')
  await expect(page.getByRole('checkbox', { name: /^One e-mail when it opens/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^News/ })).not.toBeChecked()
  expect((await found())?.status).toBe('pending')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading).toHaveText('You are on the list')
  expect(await found()).toMatchObject({ status: 'active', topics: ['launch'] })

  await page.getByRole('link', { name: 'Choose what you get' }).click()
  await page.getByRole('checkbox', { name: /^News/ }).check({ force: true })
  await page.getByLabel('First name').fill('Marisol')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  expect((await found())?.topics).toEqual(['launch', 'news'])

  await page.getByRole('link', { name: 'Leave the list' }).click()
  expect((await found())?.status).toBe('active')
  await page.getByRole('button', { name: 'Leave the list' }).click()
  await expect(heading).toHaveText('You are off the list')
  await page.getByLabel('Too many letters').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. No mail follows.')).toBeVisible()

  await page.goto(page.url().replace('/leave/', '/preferences/').replace(/\?.*/, ''))
  await page.getByRole('link', { name: 'Erase my address' }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(heading).toHaveText('The address is erased')
  expect(await found()).toBeUndefined()
})
