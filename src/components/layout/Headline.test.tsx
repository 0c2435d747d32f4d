import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Headline } from './Headline'

test('a headline reads as one text, whatever is set by hand in it', () => {
  render(
    <>
      <Headline as="h1" size="h1" copy={{ start: 'E-Boutique', end: 'and more' }} />
      <Headline size="h2" copy={{ start: 'Welcome back', end: null }} />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('E-Boutique and more')
  expect(screen.getByRole('heading', { level: 1 }).querySelector('i')?.textContent).toBe('and more')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Welcome back')
})
