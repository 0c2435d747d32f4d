import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CountMe } from './CountMe'

test('who is not to be counted says so to the server, too, and takes both back', async () => {
  render(<CountMe />)
  await userEvent.click(screen.getByRole('button', { name: 'Do not count me' }))
  expect([localStorage.getItem('uncounted'), document.cookie]).toEqual(['1', 'uncounted=1'])
  await userEvent.click(screen.getByRole('button', { name: 'Count me again' }))
  expect([localStorage.getItem('uncounted'), document.cookie]).toEqual([null, ''])
})
