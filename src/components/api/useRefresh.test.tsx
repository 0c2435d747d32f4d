import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { call } from '@/contracts/core/call'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { useLoad } from './useLoad'
import { useRefresh } from './useRefresh'

const listCounts = call({
  method: 'get',
  path: '/events',
  who: 'user',
  answer: v.object({ count: v.number() }),
  summary: 'A number that grows',
})
const CALLS = [listCounts]
type Counted = { count: number }
const seen: (Counted | undefined)[] = []

function Count({ rendered }: { rendered: Counted | undefined }) {
  const { data } = useLoad(listCounts, { rendered })
  seen.push(data)
  return <p>{data === undefined ? 'Loading' : `Count ${data.count}`}</p>
}

function Screen({ rendered }: { rendered: Counted | undefined }) {
  const [isShown, setShown] = useState(true)
  const refresh = useRefresh()
  return (
    <>
      {isShown && <Count rendered={rendered} />}
      <button onClick={() => setShown(!isShown)}>Toggle</button>
      <button onClick={() => void refresh(CALLS)}>Refresh</button>
    </>
  )
}

function renderCount(rendered?: Counted) {
  let count = 0
  const made = answerCalls({ 'GET /api/events': () => ({ body: { count: (count += 1) } }) })
  renderScreen(<Screen rendered={rendered} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { made, press }
}

test('a list on the screen is loaded again and stays until the new one is there', async () => {
  const { press } = renderCount()
  await screen.findByText('Count 1')
  seen.length = 0
  await press('Refresh')
  await screen.findByText('Count 2')
  expect(seen).not.toContain(undefined)
})

test('a list that is not on the screen is asked for when it shows next, and not before', async () => {
  const { made, press } = renderCount()
  await screen.findByText('Count 1')
  await press('Toggle')
  await press('Refresh')
  expect(made).toHaveLength(1)
  await press('Toggle')
  await screen.findByText('Count 2')
  await press('Toggle')
  await press('Toggle')
  await waitFor(() => expect(screen.getByText('Count 2')).toBeTruthy())
  expect(made).toHaveLength(2)
})

test('what the page was rendered with is loaded again as well', async () => {
  const { made, press } = renderCount({ count: 100 })
  expect(screen.getByText('Count 100')).toBeTruthy()
  expect(made).toEqual([])
  await press('Refresh')
  await screen.findByText('Count 1')
})
