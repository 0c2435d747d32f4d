import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import * as v from 'valibot'
import { call, callUrl } from '@/contracts/core/call'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { Link } from '../ui/Link'
import { send } from './request'
import { useLoad } from './useLoad'

const Shells = v.object({ names: v.string() })
type Shells = v.InferOutput<typeof Shells>
const summary = 'Shells'
const listShells = call({ method: 'get', path: '/events', who: 'user', answer: Shells, summary })
const addShell = call({ method: 'post', path: '/events', who: 'user', body: Shells, answer: Shells, summary })

function List({ rendered, meanwhile }: { rendered?: Shells | undefined; meanwhile?: Shells | undefined }) {
  const { data } = useLoad(listShells, { rendered, meanwhile })
  return <p>{data?.names ?? 'Loading'}</p>
}

type Page = { rendered?: Shells; meanwhile?: Shells }

/** A site whose pages are visited with buttons; the server knows what was added. */
function renderSite(pages: Record<string, Page>) {
  let stored = 'Cowrie'
  let answer = () => {}
  const made = answerCalls({
    'GET /api/events': () => ({ body: { names: stored } }),
    'POST /api/events': async (body) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      stored = `${stored}, ${(body as Shells).names}`
      return { status: 201, body: { names: stored } }
    },
  })
  function Site() {
    const [page, setPage] = useState('')
    const { mutate } = useSWRConfig()
    const add = () =>
      mutate(callUrl(listShells), send(addShell, { body: { names: 'Conch' } }), {
        optimisticData: { names: 'Conch, soon' },
      })
    return (
      <>
        {pages[page] && <List key={page} {...pages[page]} />}
        {['', ...Object.keys(pages)].map((name) => (
          <button key={name} onClick={() => setPage(name)}>{`Go to ${name || 'nowhere'}`}</button>
        ))}
        <button onClick={() => void add()}>Add</button>
        <Link href="/dashboard">Ahead</Link>
      </>
    )
  }
  renderScreen(<Site />)
  const user = userEvent.setup()
  return {
    loads: () => made.filter(({ call: name }) => name.startsWith('GET')).length,
    hover: () => user.hover(screen.getByRole('link', { name: 'Ahead' })),
    go: (page = 'nowhere') => user.click(screen.getByRole('button', { name: `Go to ${page}` })),
    begin: () => user.click(screen.getByRole('button', { name: 'Add' })),
    end: async () => {
      answer()
      await waitFor(() => expect(stored).toBe('Cowrie, Conch'))
    },
  }
}
const shown = (text: string) => screen.findByText(text)

test('what a page brings takes the place of what was loaded before', async () => {
  const { go, loads } = renderSite({ list: {}, page: { rendered: { names: 'Cowrie, restored' } } })
  await go('list')
  await shown('Cowrie')
  await go('page')
  expect(screen.getByText('Cowrie, restored')).toBeTruthy()
  await go('list')
  expect(screen.getByText('Cowrie, restored')).toBeTruthy()
  expect(loads()).toBe(1)
})

test('a page that was shown before the last change is loaded again, once', async () => {
  const { go, begin, end, loads } = renderSite({ page: { rendered: { names: 'Cowrie' } } })
  await go('page')
  await go()
  await begin()
  await end()
  await go('page')
  await shown('Cowrie, Conch')
  await go()
  await go('page')
  expect(screen.getByText('Cowrie, Conch')).toBeTruthy()
  expect(loads()).toBe(1)
})

test('a list that was loaded before the last change is loaded when it is next shown', async () => {
  const { go, begin, end, loads } = renderSite({ list: {} })
  await go('list')
  await shown('Cowrie')
  await go()
  await begin()
  await end()
  expect(loads()).toBe(1)
  await go('list')
  await shown('Cowrie, Conch')
  await waitFor(() => expect(loads()).toBe(2))
})

test('a page that was fetched ahead of a change is loaded again', async () => {
  const { go, hover, begin, end } = renderSite({ page: { rendered: { names: 'Cowrie' } } })
  window.history.replaceState(null, '', '/dashboard')
  await hover()
  await begin()
  await end()
  await go('page')
  await shown('Cowrie, Conch')
})

test('a page that comes during a change leaves what the change shows, and is loaded after it', async () => {
  const { go, begin, end } = renderSite({ list: {}, page: { rendered: { names: 'Cowrie' } } })
  await go('list')
  await shown('Cowrie')
  await begin()
  await shown('Conch, soon')
  await go('page')
  expect(screen.getByText('Conch, soon')).toBeTruthy()
  await end()
  await shown('Cowrie, Conch')
})

test('a row that is shown meanwhile is not taken for the answer', async () => {
  const { go, loads } = renderSite({ sheet: { meanwhile: { names: 'A row' } }, list: {} })
  await go('sheet')
  await shown('Cowrie')
  expect(loads()).toBe(1)
})
