import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import useSWR from 'swr'
import { answerCalls } from '../testing/answerCalls'
import { admin } from '../testing/renderDashboardScreen'
import { renderScreen } from '../testing/renderScreen'
import { useSetUser } from './useSession'

function Loads() {
  const { data } = useSWR<number, unknown>('/api/events')
  return <p>{data === undefined ? 'Loading' : `Load ${data}`}</p>
}

/** A screen for logged-in users. */
function Site() {
  const [isIn, setIn] = useState(true)
  const setUser = useSetUser()
  return (
    <>
      {isIn && <Loads />}
      <button onClick={() => void setUser(null).then(() => setIn(false))}>Out</button>
      <button onClick={() => void setUser(admin).then(() => setIn(true))}>In</button>
    </>
  )
}

test('a log-in right after a log-out loads everything again, and a log-out loads nothing', async () => {
  let count = 0
  const made = answerCalls({ 'GET /api/events': () => ({ body: (count += 1) }) })
  renderScreen(<Site />)
  await screen.findByText('Load 1')
  await userEvent.click(screen.getByRole('button', { name: 'Out' }))
  expect(made).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'In' }))
  await screen.findByText('Load 2')
})
