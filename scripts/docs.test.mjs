import { existsSync, readFileSync } from 'node:fs'
import { readSources } from './lib/sources.mjs'

const SECTION = /^#{2,3} (\d+(?:\.\d+)?)/gm
const CITED = /docs\/behaviour\.md, (?:chapter )?(\d+(?:\.\d+)?(?:(?:,| and| to) \d+\.\d+)*)/g
const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g
/** Documents that are not in the repository. */
const ELSEWHERE = /\b(dashboard|public) spec\b|\bspecifications?\b|\barchitecture, section\b|\bresearch\/\w/i

const sources = readSources().map(({ file, text }) => ({ file, text: withoutCommentMarks(text) }))
const behaviour = readFileSync('docs/behaviour.md', 'utf8')
const sections = [...behaviour.matchAll(SECTION)].map(([, number]) => number)

describe('docs/behaviour.md', () => {
  it('numbers its sections one after another, each once; chapters to come keep their numbers free', () => {
    const chapters = sections.filter((number) => !number.includes('.'))
    expect(chapters).toEqual([...new Set(chapters)].toSorted((one, other) => one - other))
    for (const chapter of chapters) {
      const parts = sections.filter((number) => number.startsWith(`${chapter}.`))
      expect(parts).toEqual(parts.map((_, index) => `${chapter}.${index + 1}`))
    }
  })

  it('has every section that a comment cites', () => {
    const cited = sources.flatMap(({ file, text }) =>
      [...text.matchAll(CITED)].flatMap(([, list]) =>
        list.match(/\d+(\.\d+)?/g).map((section) => ({ file, section })),
      ),
    )
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ section }) => !sections.includes(section))).toEqual([])
  })
})

describe('a comment', () => {
  it('cites no document that is not in the repository', () => {
    const missing = sources.flatMap(({ file, text }) => {
      const documents = (text.match(DOCUMENT) ?? []).filter((document) => !existsSync(document))
      const [elsewhere] = ELSEWHERE.exec(text) ?? []
      return [...documents, ...(elsewhere ? [elsewhere] : [])].map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})

describe("the README's table of domains", () => {
  const readme = readFileSync('README.md', 'utf8')
  const table = readme.slice(readme.indexOf('## The domains'), readme.indexOf('## Adding an entity'))
  const words = new Set(table.match(/[\w-]+/g))

  it('names every collection', () => {
    const slugs = sources
      .filter(({ file }) => /^src\/collections\/[\w-]+\/\w+\.ts$/.test(file) && !file.endsWith('.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}slug: '([\w-]+)'/gm)].map(([, slug]) => slug))
    expect(slugs.length).toBeGreaterThan(20)
    expect(slugs.filter((slug) => !words.has(slug))).toEqual([])
  })

  it('names the first word of every call', () => {
    const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8'))
    const first = new Set(
      Object.keys(paths).map((path) => path.split('/').filter((part) => part !== 'api')[1]),
    )
    expect([...first].filter((word) => !words.has(word))).toEqual([])
  })
})

/** Comments as running text, so that a citation may wrap over the end of a line. */
function withoutCommentMarks(text) {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)[ \t]?/g, ' ')
}
