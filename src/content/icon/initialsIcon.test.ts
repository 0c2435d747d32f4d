import sharp from 'sharp'
import { initialsIcon, initialsOf } from './initialsIcon'

/** The share of a drawn icon's pixels that are the tile's own colour, and where the letters begin and end. */
async function drawn(brandName: string) {
  const { data, info } = await sharp(Buffer.from(initialsIcon(brandName)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => y).some((y) => {
      const green = data[(y * info.width + x) * 3 + 1] ?? 0
      return y > 8 && y < 56 && Math.abs(green - 0x4a) > 40
    }),
  )
  return { left: inked[0], right: inked.at(-1) }
}

describe('the initials of the brand', () => {
  it.each([
    ['Isla Verano', 'IV'],
    ['Marisol', 'M'],
    ['Casa de la Luz', 'CL'],
    ['Élan Ñandú', 'EN'],
    ['"Rio" 24', 'R2'],
    ['美咲', ''],
    [' ', ''],
  ])('of %j are %j', (brandName, initials) => {
    expect(initialsOf(brandName).join('')).toBe(initials)
  })

  it.each(['Isla Verano', 'Marisol', 'Wilma Wood', 'Ivy'])(
    'of %s stand in the middle of the tile',
    async (brand) => {
      const { left = 0, right = 0 } = await drawn(brand)
      expect(left).toBeGreaterThanOrEqual(4)
      expect(Math.abs(left - (63 - right))).toBeLessThanOrEqual(2)
    },
  )

  it('leave the tile empty for a name without a letter that there is an outline of', async () => {
    expect(await drawn('美咲')).toEqual({ left: undefined, right: undefined })
  })
})
