import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { PageHeader } from './PageHeader'

function Screen({ path, title }: { path: string; title: string }) {
  return (
    <PathnameContext value={path}>
      <PageHeader key={path} title={title} />
    </PathnameContext>
  )
}

test('the heading takes the focus after a change of screens, not on the first one and not on the same one', () => {
  const { rerender } = render(<Screen path="/dashboard" title="Welcome back" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Screen path="/dashboard" title="Welcome back, isla" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Screen path="/dashboard/events" title="Events & Bookings" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events & Bookings' }))
})
