import { tabTo } from './hands'
import { expect, expectFailure, expectToast, test, waitForHydration } from './support'

const HINT = 'How the approval reaches you. Without it, try to log in from time to time.'

test('an account is registered with the keyboard alone, and every error is read with its field', async ({
  page,
  complaints,
}) => {
  const { keyboard } = page
  const next = async (text: string) => {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  const form = page.getByRole('form', { name: 'Create Account' })
  const email = form.getByLabel('Email')
  const username = form.getByLabel('Username')
  await page.goto('/auth')
  await waitForHydration(page)
  await tabTo(page, page.getByRole('tab', { name: 'Login' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeFocused()
  await next('June')
  await expect(form.getByLabel('First name')).toHaveValue('June')
  await next('Reyes')
  await next('june')
  await keyboard.press('Enter')

  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(`${HINT} Please enter a valid email address.`)
  await expect(form).toMatchAriaSnapshot(`
    - form "Create Account":
      - heading "Create Account" [level=1]
      - textbox "First name optional": June
      - textbox "Last name optional": Reyes
      - textbox "Email optional" [invalid]: june
      - paragraph: ${HINT}
      - paragraph: Please enter a valid email address.
      - textbox "Username" [invalid]
      - paragraph: Required
      - textbox "Password" [invalid]
      - button "Show password"
      - paragraph: At least 6 characters.
      - paragraph: Password must be at least 6 characters long
      - button "Create Account"
      - paragraph:
        - link "Privacy"
  `)

  await keyboard.type('june@example.com')
  await next('isla')
  await next('salt-and-sun')
  await tabTo(page, form.getByRole('button', { name: 'Create Account' }))
  await keyboard.press('Enter')
  await expectFailure(page, 'Username already exists', 'Registration failed')
  await expect(username).toHaveValue('isla')
  complaints.length = 0

  const name = `june-${Date.now()}`
  await tabTo(page, username)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(name)
  await keyboard.press('Enter')
  await expectToast(page, 'Account created!', 'Please wait for admin approval before logging in.')
  const login = page.getByRole('form', { name: 'Login' })
  await expect(login.getByText('Account created!').locator('..').locator('..')).toBeFocused()
  await next('')
  await expect(login.getByLabel('Username')).toBeFocused()
  await expect(login.getByLabel('Username')).toHaveValue(name)
})
