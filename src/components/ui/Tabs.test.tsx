import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'

type TabId = 'notes' | 'voice'

function Board() {
  const [selected, select] = useState<TabId>('notes')
  return (
    <Tabs<TabId>
      label="Board"
      selected={selected}
      onChange={select}
      items={[
        { id: 'notes', label: 'Notes', content: 'Ask about the light.' },
        { id: 'voice', label: 'Voice', content: 'Take one.' },
      ]}
    />
  )
}

test('a tab names the one panel there is, and the panel the tab', async () => {
  render(<Board />)
  await userEvent.click(screen.getByRole('tab', { name: 'Voice' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Voice' })
  expect(panel.textContent).toBe('Take one.')
  expect(screen.getByRole('tab', { name: 'Voice' }).getAttribute('aria-controls')).toBe(panel.id)
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toEqual([panel])
})
