import { describe, expect, it } from '@jest/globals'
import { CARRIERS, faultOfNumber, storedTracking, trackingPage } from './carriers'

describe('the number of a parcel', () => {
  it.each([
    ['USPS', '9400 1112 0255 5581 7730 04', '9400 1112 0255'],
    ['UPS', '1z 999 aa1 01 2345 6784', '1Z 999 AA1'],
    ['FedEx', '7712 3456 7890', '7712 3456 78901'],
    ['DHL', '1234567890', '12345678'],
    ['Royal Mail', 'AB123456789GB', 'AB123456789FR'],
    ['Canada Post', '1234-5678-9012-3456', 'AB123456789GB'],
    ['La Poste', '6A12345678901', '6A1234'],
    ['Correos', 'PQ123456789ES', 'PQ123456789'],
  ])('of %s has its shape, and leads to its page', (carrier, right, wrong) => {
    expect(faultOfNumber({ carrier, trackingNumber: right })).toBeNull()
    expect(faultOfNumber({ carrier, trackingNumber: wrong })).toMatch(
      new RegExp(`^${carrier} numbers are .+\\.$`),
    )
    const page = trackingPage({ carrier, trackingNumber: right, trackingUrl: null })
    expect(page).toMatch(/^https:\/\/[^ ]+[=/][0-9A-Z]+$/)
    expect(trackingPage({ carrier, trackingNumber: wrong, trackingUrl: null })).toBeNull()
  })

  it('names eight carriers, and takes any text of others', () => {
    expect(CARRIERS).toHaveLength(8)
    const friend = { carrier: 'A friend', trackingNumber: 'no 7', trackingUrl: 'https://friend.example/7' }
    expect(faultOfNumber(friend)).toBeNull()
    expect(storedTracking(friend)).toEqual(friend)
    expect(trackingPage(friend)).toBe('https://friend.example/7')
    expect(trackingPage({ ...friend, trackingUrl: null })).toBeNull()
  })
})
