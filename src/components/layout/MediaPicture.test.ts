import type { MediaFile } from '@/contracts/content'
import { sourceSet } from './MediaPicture'

const copy = (width: number) => ({ url: `/${width}.webp`, width, height: width })
const picture = (width: number, widths: number[]): MediaFile => ({
  url: '/whole.webp',
  mimeType: 'image/webp',
  alt: '',
  width,
  height: width,
  sizes: widths.map(copy),
  avif: [],
})

describe('the sources of a picture', () => {
  test('are its copies and itself', () => {
    expect(sourceSet(picture(1200, [480, 960]))).toBe('/480.webp 480w, /960.webp 960w, /whole.webp 1200w')
  })

  test('name each width once: a picture may be as wide as a copy', () => {
    expect(sourceSet(picture(960, [480, 960]))).toBe('/480.webp 480w, /960.webp 960w')
    expect(sourceSet(picture(700, [480, 700, 700]))).toBe('/480.webp 480w, /700.webp 700w')
  })

  test('are none beside itself where there is no copy', () => {
    expect(sourceSet(picture(300, []))).toBeUndefined()
  })
})
