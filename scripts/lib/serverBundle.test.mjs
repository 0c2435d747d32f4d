import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { root } from './project.mjs'
import { bundle } from './serverBundle.mjs'

describe('the bundle of src/server', () => {
  const folder = path.join(root, '.server', `test-${process.pid}`)
  let files
  let text

  beforeAll(async () => {
    files = await bundle(folder)
    text = fs.readFileSync(path.join(folder, 'httpServer.mjs'), 'utf8')
  })
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it('leaves scripts/ and packages outside, so that StartError is one class', () => {
    expect(files).toContain('src/server/keptAnswers.ts')
    expect(files.filter((file) => !file.startsWith('src/'))).toEqual([])
    const relative = [...text.matchAll(/from "(\..+)"/g)].map(([, name]) => path.resolve(folder, name))
    expect(relative).toContain(path.join(root, 'scripts/lib/say.mjs'))
    expect(relative.filter((file) => !fs.existsSync(file))).toEqual([])
  })

  it('sends browsers a loader of scripts that needs nothing outside of it', () => {
    const [loader] = /^function loadOncePainted\([\s\S]+?^\}$/m.exec(text) ?? []
    const loaded = []
    vm.runInNewContext(`(${loader})(['/a.js', '/b.js'])`, {
      addEventListener: () => {},
      document: {
        hidden: true,
        head: { append: (script) => loaded.push(script) },
        createElement: () => ({}),
      },
    })
    expect(loaded.map(({ src }) => src)).toEqual(['/a.js', '/b.js'])
  })
})
