import { expect, test } from '@jest/globals'
import { captionParts, fitText, foldCaption } from './captionParts'

test('a caption folds before the word that does not fit, and never within an emoji', () => {
  expect(foldCaption('One shirt, five ways', 9)).toEqual(['One', 'shirt, five ways'])
  expect(foldCaption('One shirt, five ways', 10)).toEqual(['One shirt,', 'five ways'])
  expect(foldCaption('🌴🌴🌴🌴', 2)).toEqual(['🌴🌴', '🌴🌴'])
  expect(foldCaption('Short', 100)).toEqual(['Short', ''])
  expect(foldCaption('No fold at all', undefined)).toEqual(['No fold at all', ''])
})

test('tags and mentions are marked, but not within addresses', () => {
  const tags = (text: string) => captionParts(text).flatMap((part) => (part.isTag ? part.text : []))
  expect(tags('Mine #linen, yours? @solea.tpa. write to me@example.com #été')).toEqual([
    '#linen',
    '@solea.tpa',
    '#été',
  ])
  expect(
    captionParts('a #b c')
      .map(({ text }) => text)
      .join(''),
  ).toBe('a #b c')
})

test('a picture of another shape gets bars', () => {
  expect(fitText({ width: 1080, height: 1920 }, [9, 16])).toBe('9:16, whole')
  expect(fitText({ width: 1920, height: 1080 }, [9, 16])).toBe('Bars above and below, 9:16')
  expect(fitText({ width: 1080, height: 1920 }, [16, 9])).toBe('Bars left and right, 16:9')
  expect(fitText({ width: null, height: null }, [16, 9])).toBe('16:9')
})
