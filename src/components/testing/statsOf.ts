import { screen, within } from '@testing-library/react'

/** The values of a strip of numbers, with their notes, by the strip's label. */
export function statsOf(label: string): (string | null)[] {
  const strip = within(screen.getByLabelText(label, { selector: 'dl' }))
  return strip.getAllByRole('definition').map(({ textContent }) => textContent)
}
