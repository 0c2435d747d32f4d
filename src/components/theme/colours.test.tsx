import { describe, expect, test } from '@jest/globals'
import { darkColours, lightColours, type Colour } from './colours'

const themes = { light: lightColours, dark: darkColours }

/** Text needs 4.5; text of 24 px or more and edges of controls need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const textPairs: [text: Colour, grounds: Colour[]][] = [
  ['ink', ['paper', 'raised', 'sunken', 'tint', 'glass']],
  ['ink-2', ['paper', 'raised', 'sunken']],
  ['ink-3', ['paper', 'raised', 'sunken']],
  ['action', ['paper', 'raised', 'tint']],
  ['action-hover', ['paper']],
  ['on-action', ['action', 'action-hover', 'action-press']],
  ['on-coral', ['coral']],
  ['glass-ink', ['paper', 'glass', 'glass-tint']],
  ['paper', ['ink']],
  ['raised', ['st-red', 'glass-ink']],
  ['st-amber', ['st-amber-bg']],
  ['st-blue', ['st-blue-bg']],
  ['st-green', ['st-green-bg', 'raised']],
  ['st-red', ['st-red-bg', 'raised', 'paper']],
  ['st-plum', ['st-plum-bg']],
  ['st-grey', ['st-grey-bg']],
]
const edgePairs: [edge: Colour, grounds: Colour[]][] = [
  ['control', ['paper', 'raised', 'sunken']],
  ['focus', ['paper', 'raised', 'sunken']],
  ['coral', ['paper', 'raised']],
  ['chart-1', ['raised']],
  ['chart-2', ['raised']],
  ['chart-3', ['raised']],
  ['pf-tiktok', ['raised']],
  ['pf-youtube', ['raised']],
  ['pf-twitch', ['raised']],
  ['pf-instagram', ['raised']],
]

describe.each(['light', 'dark'] as const)('the %s colours', (theme) => {
  test.each(flat(textPairs))('%s can be read on %s', (text, ground) => {
    expect(contrast(themes[theme][text], themes[theme][ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(flat(edgePairs))('%s can be told from %s', (edge, ground) => {
    expect(contrast(themes[theme][edge], themes[theme][ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the measure agrees with the two ends of the scale', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#777777')).toBe(1)
})

function flat(pairs: [Colour, Colour[]][]): [Colour, Colour][] {
  return pairs.flatMap(([text, grounds]) => grounds.map((ground): [Colour, Colour] => [text, ground]))
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
