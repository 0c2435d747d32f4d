import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { lazyModule } from './lazyModule'

type Part = { Words: () => string }

function openerOf(load: () => Promise<Part>) {
  const part = lazyModule(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const loaded = part.useWhen(isOpen, () => setOpen(false))
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {loaded && <loaded.Words />}
      </>
    )
  }
  return { part, Opener }
}

const button = () => screen.getByRole('button', { name: 'Open' })

test('a part is loaded when it is first wanted, and once for everybody', async () => {
  let loads = 0
  const { part, Opener } = openerOf(async () => {
    loads += 1
    return { Words: () => 'Here it is' }
  })
  renderDashboardScreen(<Opener />)
  expect(loads).toBe(0)
  await userEvent.click(button())
  expect(await screen.findByText('Here it is')).toBeTruthy()
  part.preload()
  expect(loads).toBe(1)
})

test('what cannot be loaded is told of, and can be asked for again', async () => {
  let loads = 0
  const { Opener } = openerOf(async () => {
    loads += 1
    if (loads === 1) throw new Error('The connection was lost')
    return { Words: () => 'Here it is' }
  })
  renderDashboardScreen(<Opener />)
  await userEvent.click(button())
  await expectToast('Error', 'Something went wrong. Please try again.', 'alert')
  await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'))
  await userEvent.click(button())
  expect(await screen.findByText('Here it is')).toBeTruthy()
})

test('a bar shows that somebody waits for a part, until it is there', async () => {
  let arrive: (part: Part) => void = () => {}
  const { Opener } = openerOf(() => new Promise((resolve) => (arrive = resolve)))
  renderDashboardScreen(<Opener />)
  const bar = () => document.querySelector('[data-awaited-part]')
  expect(bar()).toBeNull()
  await userEvent.click(button())
  expect(bar()).not.toBeNull()
  arrive({ Words: () => 'Here it is' })
  expect(await screen.findByText('Here it is')).toBeTruthy()
  await waitFor(() => expect(bar()).toBeNull())
})

test('a part that arrives between a render and its effects is shown', async () => {
  let arrive: (part: Part) => void = () => {}
  const part = lazyModule(() => new Promise<Part>((resolve) => (arrive = resolve)))
  function Waiting() {
    const loaded = part.useWhen(true)
    useLayoutEffect(() => arrive({ Words: () => 'Here it is' }), [])
    return loaded ? <loaded.Words /> : 'Not yet'
  }
  part.preload()
  const frame = document.createElement('div')
  // Without act, which would run the effects before the module can arrive.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = createRoot(frame)
  root.render(<Waiting />)
  await waitFor(() => expect(frame.textContent).toBe('Here it is'))
  root.unmount()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
