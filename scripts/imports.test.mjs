import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const rules = JSON.parse(fs.readFileSync('.oxlintrc.json', 'utf8'))

/** The allow-list of each layer, as the linter reads it: { contracts: ['contracts', 'payload-types'], … }. */
const allowed = Object.fromEntries(
  rules.overrides.flatMap(({ files, rules: { 'no-restricted-imports': rule } }) => {
    const layer = /^src\/(\w+)\/\*\*$/.exec(files[0])?.[1]
    if (!layer || !Array.isArray(rule)) return []
    const { group } = rule[1].patterns[0]
    return [
      [layer, group.filter((each) => each.startsWith('!@/')).map((each) => each.slice(3).split('/')[0])],
    ]
  }),
)

/** Lints one file of the given source in an empty tree with the project's rules; returns the linter's output. */
async function lint(file, source) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'))
  try {
    fs.writeFileSync(
      path.join(folder, '.oxlintrc.json'),
      JSON.stringify({ ...rules, $schema: undefined, options: {}, plugins: [] }),
    )
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), source)
    const oxlint = path.resolve('node_modules/.bin/oxlint')
    const { stdout } = await run(oxlint, ['--format=unix', file], { cwd: folder }).catch((error) => error)
    return stdout
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const importing = (name) => `import { it } from '${name}'\nexport const kept = it\n`

describe('who may import whom', () => {
  it.each([
    ['src/components/ideas/IdeaRow.tsx', '@/endpoints/ideas/voiceNoteHandlers'],
    ['src/components/ideas/IdeaRow.tsx', '@/database/transaction'],
    ['src/components/ideas/IdeaRow.tsx', '@/endpoints/settings/runSync'],
    ['src/components/ideas/IdeaRow.tsx', '@/content/readGlobal'],
    ['src/components/ideas/IdeaRow.tsx', '@/environment'],
    ['src/components/ideas/IdeaRow.tsx', '@/auth/passwords'],
    ['src/components/ideas/IdeaRow.tsx', '../../database/transaction'],
    ['src/collections/ideas/VisionBoard.ts', '@/endpoints/core/mount'],
    ['src/collections/ideas/VisionBoard.ts', '../../endpoints/core/mount'],
    ['src/contracts/ideas.ts', 'payload'],
    ['src/contracts/ideas.ts', '@/database/errors'],
    ['src/endpoints/ideas/handlers.ts', '@/components/ui/Card'],
    ['src/app/api/route.ts', '@/endpoints/ideas/handlers'],
    ['src/content/readGlobal.ts', '@/components/ui/Card'],
    ['src/content/followContent.ts', '@/server/keptAnswers'],
    ['src/server/directCalls.ts', '@/endpoints/core/mount'],
  ])('%s may not import %s', async (file, name) => {
    expect(await lint(file, importing(name))).toContain('no-restricted-imports')
  })

  it.each([
    ['src/components/ideas/IdeaRow.tsx', '@/contracts/ideas'],
    ['src/components/ideas/IdeaRow.tsx', '../ui/Card'],
    ['src/collections/ideas/VisionBoard.ts', '@/database/errors'],
    ['src/contracts/ideas.ts', 'valibot'],
    ['src/app/api/route.ts', '@/endpoints/core/mount'],
    ['src/server/storedAnswers.ts', '@/contracts/pages'],
  ])('%s may import %s', async (file, name) => {
    expect(await lint(file, importing(name))).not.toContain('no-restricted-imports')
  })

  it('has a rule for every folder of src', () => {
    const folders = fs.readdirSync('src', { withFileTypes: true }).filter((each) => each.isDirectory())
    expect(Object.keys(allowed).sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it('lets no arrow run back up: the allowed imports have no circle', () => {
    const above = (layer, path = []) => {
      expect(path).not.toContain(layer)
      for (const next of allowed[layer] ?? []) if (next !== layer) above(next, [...path, layer])
    }
    for (const layer of Object.keys(allowed)) above(layer)
  })
})

const SOURCE = /\.(ts|tsx|mjs)$/

/** The files of src that each of them names, types included. */
function importsOfEach() {
  const files = new Set(
    fs.readdirSync('src', { recursive: true }).map((name) => path.posix.join('src', name)),
  )
  const found = (file, name) => {
    const base = name.startsWith('@/')
      ? `src/${name.slice(2)}`
      : path.posix.join(path.posix.dirname(file), name)
    return ['', '.ts', '.tsx', '.mjs']
      .map((ending) => base + ending)
      .find((each) => SOURCE.test(each) && files.has(each))
  }
  const named = (file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/(?:from |import\()'((?:@\/|\.)[^']+)'/g)].map(
      ([, name]) => name,
    )
  const sources = [...files].filter((file) => SOURCE.test(file))
  return new Map(
    sources.map((file) => [
      file,
      named(file)
        .map((name) => found(file, name))
        .filter(Boolean),
    ]),
  )
}

test('no file leads back to itself, neither by code nor by types', () => {
  const imports = importsOfEach()
  const done = new Set()
  const circles = []
  const follow = (file, way) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '))
    if (done.has(file) || way.includes(file)) return
    for (const next of imports.get(file)) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  expect(imports.size).toBeGreaterThan(1_000)
  expect(circles).toEqual([])
})

test('what sells runs one way: orders, then the waiting list, books and links, then payments, then discounts', () => {
  const FLOOR = { orders: 3, 'waiting-list': 2, books: 2, links: 2, payments: 1, discounts: 0 }
  const room = (file) => /^src\/endpoints\/([^/]+)\/(?!testing\/)(?!.*\.test\.)/.exec(file)?.[1]
  const back = []
  for (const [file, imports] of importsOfEach())
    for (const next of imports) {
      const [from, to] = [room(file), room(next)]
      if (from !== to && FLOOR[from] <= FLOOR[to]) back.push(`${file} > ${next}`)
    }
  expect(back).toEqual([])
})
