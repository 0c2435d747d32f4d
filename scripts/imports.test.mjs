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
  ])('%s may not import %s', async (file, name) => {
    expect(await lint(file, importing(name))).toContain('no-restricted-imports')
  })

  it.each([
    ['src/components/ideas/IdeaRow.tsx', '@/contracts/ideas'],
    ['src/components/ideas/IdeaRow.tsx', '../ui/Card'],
    ['src/collections/ideas/VisionBoard.ts', '@/database/errors'],
    ['src/contracts/ideas.ts', 'valibot'],
    ['src/app/api/route.ts', '@/endpoints/core/mount'],
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
