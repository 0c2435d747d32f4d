import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { SearchPalette } from './SearchPalette'

test('tells the posts of one name apart, and lists an order by its buyer’s mail address', async () => {
  const post = { kind: 'task', title: 'Reef walk', href: '/dashboard/schedule?task=' }
  const order = { kind: 'order', id: 'o1', title: '7KQ2-M9XA', detail: 'Carmen Ocasio', href: '/o1' }
  let found: object[] = ['TikTok', 'YouTube'].map((detail) => ({ ...post, id: detail, detail }))
  answerCalls({ 'GET /api/search': () => ({ body: found }) })
  renderDashboardScreen(<SearchPalette isAdmin={false} isOpen onOpenChange={() => undefined} />)
  const user = userEvent.setup()
  const field = await screen.findByRole('searchbox', { name: 'Search' })
  await user.type(field, 'reef')
  expect(await screen.findByRole('button', { name: 'Reef walk Task, TikTok' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reef walk Task, YouTube' })).toBeTruthy()
  found = [order]
  await user.clear(field)
  await user.type(field, 'carmen@ocasio')
  expect(await screen.findByRole('button', { name: '7KQ2-M9XA Order, Carmen Ocasio' })).toBeTruthy()
})
