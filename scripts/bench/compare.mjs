import { run } from '../lib/run.mjs'
import { StartError } from '../lib/say.mjs'

/**
 * Measures each target of each row in turn, again and again, so that a busy moment affects all of them.
 * @param {Row[]} rows each with `targets` to measure, by name, as { url, headers? }
 * @param {{ repeats: number, seconds: number }} options
 * @returns {Promise<Measured[]>} the figures of all repeats, per row and target
 */
export async function compare(rows, { repeats, seconds }) {
  const measured = rows.map(({ targets }) => mapOf(targets, () => []))
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [index, { targets }] of rows.entries()) {
      for (const [name, target] of Object.entries(targets)) {
        measured[index][name].push(await load(target, seconds))
      }
    }
  }
  return measured
}

/** The figures of load.mjs for one target. */
export async function load({ url, headers = {}, body }, seconds) {
  const { code, output } = await run(process.execPath, [
    'scripts/bench/load.mjs',
    url,
    String(seconds),
    JSON.stringify(headers),
    ...(body ? [JSON.stringify(body)] : []),
  ])
  if (code !== 0) throw new StartError(`${url} could not be measured:\n${output}`)
  return JSON.parse(output)
}

/** The smallest, the middle and the largest of some numbers. */
export function spreadOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return { min: sorted[0], median: sorted[Math.floor(sorted.length / 2)], max: sorted.at(-1) }
}

function mapOf(object, make) {
  return Object.fromEntries(Object.keys(object).map((key) => [key, make()]))
}
