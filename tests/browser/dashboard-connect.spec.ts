import type { APIRequestContext, Browser, Page } from '@playwright/test'
import {
  type Account,
  ADMIN,
  approvedCreator,
  expect,
  expectFailure,
  expectToast,
  expectToFit,
  logIn,
  test,
  waitForHydration,
} from './support'
import { walk } from './walk'

walk('a brand deal is applied to once', async ({ page, request, hand, open, failNext }) => {
  const title = await newDeal(request)
  await open('/dashboard/connect')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  const apply = card.getByRole('button', { name: `Apply Now: ${title}` })
  const dialog = page.getByRole('dialog', { name: title })
  const message = dialog.getByLabel('Your message')
  const submit = dialog.getByRole('button', { name: 'Submit Application' })

  await hand.choose(page.getByRole('button', { name: /Industry/ }), 'Film')
  await hand.press(apply)
  await expect(message).toBeFocused()
  await expectToFit(page)
  await hand.press(submit)
  await expectFailure(page, 'Please provide a message with your application', 'Message Required')
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/Please provide a message with your application$/)
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "${title}":
      - banner:
        - heading "${title}" [level=2]
        - button "Close"
      - paragraph: /Marea Film/
      - list:
        - listitem: Sponsored post
        - listitem: Two reels
      - textbox "Your message" [invalid]
      - text: /Who you are, and why this fits.+ Please provide a message with your application/
      - button "Cancel"
      - button "Submit Application"
  `)
  await hand.fill(message, 'I shoot in natural light.')
  await failNext('POST /api/brand-deal-applications', {
    status: 409,
    json: { message: 'This deal is no longer available' },
  })
  await hand.press(submit)
  await expectFailure(page, 'This deal is no longer available')
  await failNext('POST /api/brand-deal-applications')
  await hand.press(submit)
  await expectFailure(page, 'Failed to submit application')
  await expect(message).toHaveValue('I shoot in natural light.')
  await hand.press(submit)
  await expectToast(page, 'Application Submitted', 'An admin reads it next and decides.')
  await expect(card.getByRole('button', { name: 'Application Pending' })).toBeDisabled()
  await expect(card.getByRole('heading')).toBeFocused()

  await expect(card.getByRole('list', { name: `Your application: ${title}` })).toContainText('Sent')
  await expect(card).toContainText('I shoot in natural light.')
  await hand.press(card.getByRole('button', { name: `Withdraw application: ${title}` }))
  const question = page.getByRole('alertdialog', { name: 'Withdraw your application?' })
  await expect(question).toContainText('You can apply again while the deal is open.')
  await expectToFit(page)
  await failNext('POST /api/brand-deal-applications/*/withdraw')
  await hand.press(question.getByRole('button', { name: 'Withdraw application' }))
  await expectFailure(page, 'Failed to withdraw application')
  await hand.press(question.getByRole('button', { name: 'Withdraw application' }))
  await expectToast(page, 'Application withdrawn', title)
  await expect(apply).toBeEnabled()
  await expect(card.getByRole('heading')).toBeFocused()
})

walk('businesses are looked at, and no request waits', async ({ page, hand, open }) => {
  await open('/dashboard/connect')
  await hand.press(page.getByRole('tab', { name: 'Business Directory' }))
  const details = page.getByRole('button', { name: /^View Details of/ })
  await expect(details).toHaveCount(4)
  await hand.press(details.first())
  await expect(page.getByRole('dialog').getByRole('paragraph')).toBeVisible()
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(details.first()).toBeFocused()
  await hand.press(page.getByRole('tab', { name: 'Collaboration Requests' }))
  await expect(page.getByText('No pending collaboration requests at the moment.')).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Browse Opportunities' }))
  await expect(page.getByRole('tab', { name: 'Brand Deals' })).toHaveAttribute('aria-selected', 'true')
})

test('a creator who wants to be found is asked, accepts, and both are in one conversation', async ({
  browser,
  request,
}) => {
  const ana = await approvedCreator(request, 'ana')
  const ben = await approvedCreator(request, 'ben')
  const [asking, asked] = [await signedIn(browser, ana), await signedIn(browser, ben)]
  const name = `Ben ${ben.username}`
  await asked.goto('/dashboard/connect?tab=requests&requests=creators')
  await waitForHydration(asked)
  await asked.getByRole('button', { name: 'Edit your card' }).click()
  const card = asked.getByRole('dialog', { name: 'Your card' })
  await card.getByLabel('Name').fill(name)
  await card.getByText('Other creators can find me and send me requests').click()
  await card.getByRole('button', { name: 'Save card' }).click()
  await expectToast(asked, 'Card saved', 'Other creators can find you and ask you.')

  await asking.setViewportSize({ width: 390, height: 844 })
  await asking.goto('/dashboard/connect?tab=requests')
  await waitForHydration(asking)
  await asking.getByRole('button', { name: 'Ask someone' }).click()
  await asking.getByLabel('Search creators').fill(ben.username)
  await asking.getByRole('button', { name: `Ask ${name}` }).click()
  const dialog = asking.getByRole('dialog', { name: `Ask ${name}` })
  await dialog.getByLabel('What it is about').fill('Pilates and linen')
  await dialog.getByLabel('Message').fill('Together?')
  await expectToFit(asking)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expectToast(asking, 'Request sent', `${name} has 30 days to answer.`)

  // Without a reload: the inbox has moved.
  await asked.getByRole('radio', { name: 'Received (1)' }).click()
  await asked.getByRole('button', { name: /^Accept Pilates and linen/ }).click()
  await expect(asked.getByRole('log', { name: 'Messages' })).toContainText('Together?')
  await asking.goto('/dashboard/connect?tab=requests&requests=sent')
  await asking.getByRole('link', { name: `Open chat with ${name}` }).click()
  await expect(asking.getByRole('log', { name: 'Messages' })).toContainText('Together?')
  for (const page of [asking, asked]) await page.context().close()
})

async function signedIn(browser: Browser, { username, password }: Account): Promise<Page> {
  const context = await browser.newContext()
  await logIn(context, username, password)
  return context.newPage()
}

/** Creates a deal for this test, because a person can apply to a deal only once. */
async function newDeal(request: APIRequestContext): Promise<string> {
  const campaignTitle = `Boardwalk film ${Date.now()}`
  await request.post('/api/login', { data: ADMIN })
  const made = await request.post('/cms-api/brand-deals', {
    data: {
      campaignTitle,
      companyName: 'Marea Film',
      industry: 'Film',
      dealType: 'sponsored-post',
      requirements: 'Two reels',
      status: 'active',
    },
  })
  expect(made.status()).toBe(201)
  return campaignTitle
}
