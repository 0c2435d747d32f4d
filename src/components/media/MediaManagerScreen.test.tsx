import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { MediaManagerScreen } from './MediaManagerScreen'

test('the media manager shows unlimited storage and no files', () => {
  renderDashboardScreen(<MediaManagerScreen />)
  expect(statsOf('Media')).toEqual(['0', '0', '0', '0 GBof unlimited'])
  expect(screen.getByText(/^Nothing is counted yet/)).toBeTruthy()
  expect(screen.getByText('No media files yet')).toBeTruthy()
})

test('a file that is dropped on the media manager does not open in its place', async () => {
  renderDashboardScreen(<MediaManagerScreen />)
  const zone = screen.getByText('No media files yet')
  expect(fireEvent.dragOver(zone)).toBe(false)
  expect(fireEvent.drop(zone)).toBe(false)
  await expectToast('Coming soon', 'Uploading media opens in a later update.')
})
