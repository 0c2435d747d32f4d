import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hintEagerCompile } from './compileHints.mjs'
import dialogWithoutMenu, { DIALOG, requireDialog } from './dialogWithoutMenu.mjs'
import onlyEnglish, { LISTS_OF_TEXTS, requireOnlyEnglish } from './onlyEnglish.mjs'

/** What each change to Next’s build finds in the installed packages, and that it says when it finds nothing. */
describe('a change to what Next builds', () => {
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-build-'))
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(output, name)), { recursive: true })
    fs.writeFileSync(path.join(output, name), text)
  }
  const read = (name) => fs.readFileSync(path.join(output, name), 'utf8')

  afterAll(() => fs.rmSync(output, { recursive: true }))

  it('leaves out all texts of react-aria that are not English', async () => {
    const lists = ['react-aria', 'react-stately', 'react-aria-components']
      .map((name) => path.resolve('node_modules', name, 'dist/private'))
      .flatMap((folder) => fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)))
      .filter((file) => LISTS_OF_TEXTS.test(file))
    expect(lists.length).toBeGreaterThan(10)
    for (const list of lists) {
      const kept = onlyEnglish(fs.readFileSync(list, 'utf8'))
      expect(new Set(kept.match(/[a-z]{2}-[A-Z]{2}/g))).toEqual(new Set(['en-US']))
    }
    expect(() => onlyEnglish('export default {}')).toThrow('onlyEnglish')
    write('static/chunks/a.js', 'const texts = {"en-US":{}}')
    await requireOnlyEnglish(output)
    write('static/chunks/b.js', 'const texts = {"bg-BG":{},"en-US":{}}')
    await expect(requireOnlyEnglish(output)).rejects.toThrow('b.js')
  })

  it('leaves Menu out of Dialog', () => {
    const file = path.resolve('node_modules/react-aria-components/dist/private/Dialog.mjs')
    expect(file).toMatch(DIALOG)
    requireDialog()
    const source = fs.readFileSync(file, 'utf8')
    expect(source).toContain('./Menu.mjs')
    expect(dialogWithoutMenu(source)).not.toContain('./Menu.mjs')
    expect(() => dialogWithoutMenu('import {Menu} from "./Menu.mjs";')).toThrow('dialogWithoutMenu')
  })

  it('has the scripts of every page compiled early, once', async () => {
    write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }))
    write('static/chunks/main.js', 'run()')
    await hintEagerCompile(output)
    await hintEagerCompile(output)
    expect(read('static/chunks/main.js')).toBe('//# allFunctionsCalledOnLoad\nrun()')
    write('build-manifest.json', '{}')
    await expect(hintEagerCompile(output)).rejects.toThrow('compileHints')
  })
})
