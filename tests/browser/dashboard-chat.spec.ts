import { expect, expectToFit } from './support'
import { PHONE, walk } from './walk'

walk('a conversation is found, read and answered', async ({ page, hand, open, viewport }) => {
  const isOnPhone = viewport?.width === PHONE.width
  await open('/dashboard/chat')
  await expect(page.getByLabel('Chat', { exact: true }).getByRole('definition')).toHaveText(['12', '8', '45'])
  const marco = page.getByRole('button', { name: /Marco Bell/ })
  const lena = page.getByRole('button', { name: /Lena Ortiz/ })
  const category = page.getByRole('button', { name: /Category/ })
  await hand.choose(category, 'Support')
  await expect(marco).toHaveCount(0)
  await expect(lena).toContainText('Unread')
  await hand.press(lena)
  const pane = page.getByRole('region', { name: 'Conversation with Lena Ortiz' })
  const message = pane.getByRole('textbox', { name: 'Message' })
  // On a phone the pane replaces the list.
  await expect(isOnPhone ? pane.getByRole('heading') : lena).toBeFocused()

  const messages = pane.getByRole('log').getByRole('listitem')
  await expect(messages).toHaveCount(3)
  await hand.fill(message, '   ')
  await hand.press(pane.getByRole('button', { name: 'Send' }))
  await expect(messages).toHaveCount(3)
  await hand.fill(message, 'A cache was stale.')
  await hand.press(pane.getByRole('button', { name: 'Send' }))
  await expect(messages.last()).toContainText('You: A cache was stale.')
  await expect(message).toHaveValue('')
  await expectToFit(page)

  if (isOnPhone) {
    await hand.press(pane.getByRole('button', { name: 'Conversations' }))
    await expect(lena).toBeFocused()
  }
  await expect(lena).toContainText('A cache was stale.')
  await expect(lena).not.toContainText('Unread')
  await hand.choose(category, 'All')
  await expect(marco).toBeVisible()

  const back = page.getByRole('button', { name: 'Conversations' })
  await hand.press(lena)
  await hand.fill(message, 'One more thing')
  if (isOnPhone) await hand.press(back)
  await hand.press(marco)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  if (isOnPhone) await hand.press(back)
  await hand.press(lena)
  await expect(message).toHaveValue('One more thing')
})
