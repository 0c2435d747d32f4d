import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { renderScreen } from '../testing/renderScreen'
import { SiteHeader } from './SiteHeader'

function show(path: string) {
  renderScreen(
    <PathnameContext value={path}>
      <SiteHeader brand="Isla Verano" />
    </PathnameContext>,
  )
}
const marked = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')])

test.each([
  ['/shop', 'page'],
  ['/shop/sun-hat', 'true'],
])('on %s the row and the menu mark Shop', (path, current) => {
  show(path)
  expect(marked()).toEqual([
    ['Shop', current],
    ['Shop', current],
  ])
})

test('a press on a link of the menu, or on its scrim, closes it', () => {
  show('/')
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  const ways = [within(menu).getByRole('link', { name: 'Directory', hidden: true }), menu]
  for (const pressed of ways) {
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(menu.open).toBe(true)
    fireEvent.click(within(menu).getByText('Isla Verano'))
    expect(menu.open).toBe(true)
    fireEvent.click(pressed)
    expect(menu.open).toBe(false)
  }
})
