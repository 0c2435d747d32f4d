import { expect, jest } from '@jest/globals'
import { render, screen as page, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { SwrProvider } from '../api/SwrProvider'
import { Toaster } from '../ui/toast/Toaster'

/**
 * Renders a /dashboard screen as the root layout does, with an empty cache, and returns the router mock it
 * navigates with.
 */
export function renderScreen(screen: ReactNode) {
  const router = fakeRouter()
  return { router, ...render(inLayout(screen, router)) }
}

/** A screen inside the providers of the root layout. */
export function inLayout(screen: ReactNode, router = fakeRouter()) {
  return (
    <AppRouterContext value={router as unknown as React.ContextType<typeof AppRouterContext>}>
      <PathnameContext value="/dashboard">
        <SearchParamsContext value={new URLSearchParams()}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <SwrProvider>{screen}</SwrProvider>
            <Toaster />
          </SWRConfig>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
}

function fakeRouter() {
  return {
    push: jest.fn(),
    replace: jest.fn(),
    refresh: jest.fn(),
    prefetch: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
  }
}

/** Waits until this is the one visible toast: a status, or an alert after a failure. */
export async function expectToast(title: string, description: string, role: 'status' | 'alert' = 'status') {
  const region = page.getByRole('region', { name: /Notifications/ })
  await waitFor(() => {
    expect(region.querySelector(`[role=${role}]`)?.textContent).toBe(title + description)
  })
}
