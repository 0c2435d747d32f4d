import { italicLetters } from './italicLetters'
import { uprightLetters } from './uprightLetters'

const SIDE = 64
const TILE = '#E84A30'
const FIRST = '#1A1411'
const SECOND = '#FFFDF9'
/** Pixels per unit of the font: capitals are 35 px high. */
const SCALE = 35 / 1500
const BASELINE = 49.5
/** How far the second letter reaches into the first, and the most that both may take, in px. */
const OVERLAP = 2.2
const WIDEST = 52

/** The first letters of the first and the last word, as far as there are outlines: accents are left out. */
export function initialsOf(brandName: string): string[] {
  const words = brandName
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => Array.from(word).find((letter) => Object.hasOwn(uprightLetters, letter)))
    .filter((letter) => letter !== undefined)
  return words.length > 1 ? [words[0], words.at(-1)].filter((each) => each !== undefined) : words
}

/** The brand's initials on a coral tile as SVG, the first upright and the second italic; the tile alone without any. */
export function initialsIcon(brandName: string): string {
  const [first, second] = initialsOf(brandName)
  const parts = [
    ...(first ? [{ letter: uprightLetters[first], fill: FIRST }] : []),
    ...(second ? [{ letter: italicLetters[second], fill: SECOND }] : []),
  ]
  const widths = parts.map(({ letter: [left, right] = [0, 0] }) => (right - left) * SCALE)
  const whole = widths.reduce((sum, each) => sum + each, 0) - (second ? OVERLAP : 0)
  const shrink = Math.min(1, WIDEST / Math.max(whole, 1))
  let at = (SIDE - whole * shrink) / 2
  const drawn = parts.map(({ letter: [left, , outline] = [0, 0, ''], fill }, index) => {
    const scale = SCALE * shrink
    const bottom = BASELINE - ((1 - shrink) * 35) / 2
    const x = at - left * scale
    at += ((widths[index] ?? 0) - OVERLAP) * shrink
    const place = `translate(${x.toFixed(2)} ${bottom.toFixed(2)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})`
    return `<path fill="${fill}" transform="${place}" d="${outline.replaceAll('\n', ' ')}"/>`
  })
  return svg(`<rect width="${SIDE}" height="${SIDE}" rx="12" fill="${TILE}"/>${drawn.join('')}`)
}

export function svg(content: string): string {
  const size = `viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}
