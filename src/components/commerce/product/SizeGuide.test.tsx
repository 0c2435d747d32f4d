import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/renderScreen'
import { SizeGuide, guideFor } from './SizeGuide'

const guide = {
  category: 'Curated fashions',
  table: 'Size | Bust | Hip\nXS | 80 | 88\nM | 88 | one for all',
  isCentimetres: true,
  text: 'The silk gives about two centimetres.',
}

test('a size guide has a row for each size, in both units, and its text', () => {
  renderScreen(<SizeGuide id="g" guide={guide} />)
  const rows = screen.getAllByRole('row', { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SizeBustHip',
    'XS8031.58834.5',
    'M8834.5one for allone for all',
  ])
  expect(rows[2]?.dataset.size).toBe('M')
  expect(screen.getByText(guide.text)).toBeTruthy()
})

test('a category has its own guide, or the one for all others', () => {
  const all = { ...guide, category: null }
  expect(guideFor([all, guide], 'curated fashions')).toBe(guide)
  expect(guideFor([all, guide], 'Accessories')).toBe(all)
  expect(guideFor([guide], null)).toBeNull()
  expect(guideFor([], 'Accessories')).toBeNull()
})
