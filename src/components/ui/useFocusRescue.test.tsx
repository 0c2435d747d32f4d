import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'
import { useFocusRescue } from './useFocusRescue'

function Places() {
  const main = useRef<HTMLElement>(null)
  const [places, setPlaces] = useState(['Cala Kitchen', 'Quiet Water'])
  const [joined, setJoined] = useState<string>()
  const [doomed, setDoomed] = useState<string>()
  useFocusRescue(main)
  return (
    <main ref={main}>
      <h1>Places</h1>
      {places.map((name) => (
        <article key={name}>
          <h2>{name}</h2>
          <Button isDisabled={joined === name} onPress={() => setJoined(name)}>{`Join ${name}`}</Button>
          <Button onPress={() => setDoomed(name)}>{`Delete ${name}`}</Button>
        </article>
      ))}
      <ConfirmDialog
        title="Delete?"
        confirmLabel="Yes, delete"
        isOpen={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        onConfirm={() => setPlaces(places.filter((name) => name !== doomed))}
      >
        It is gone then.
      </ConfirmDialog>
    </main>
  )
}

test('a button that is done with gives the focus to the heading of its record', async () => {
  render(<Places />)
  await userEvent.click(screen.getByRole('button', { name: 'Join Quiet Water' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Quiet Water'))
})

test('a record that is deleted gives the focus to the heading of the screen', async () => {
  render(<Places />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Quiet Water' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Places'))
})

test('a question that is answered with no leaves the focus to the button that asked it', async () => {
  render(<Places />)
  const button = screen.getByRole('button', { name: 'Delete Quiet Water' })
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})
