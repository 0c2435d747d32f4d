import { readSources } from './lib/sources.mjs'

const LONGEST = 120
/** Linter directives must fit on one line. */
const DIRECTIVE = /oxlint-disable/

it(`no line of code is longer than ${LONGEST} characters`, () => {
  const tooLong = readSources().flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > LONGEST && !DIRECTIVE.test(line))
      .map(({ at }) => at),
  )
  expect(tooLong).toEqual([])
})
