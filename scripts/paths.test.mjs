import fs from 'node:fs'
import path from 'node:path'
import { root } from './lib/project.mjs'

/** Folders that are installed, built, downloaded or written at run time. */
const notOurs = /^(\.git|\.next.*|\.data|\.cache|\.server|node_modules|test-results|pictures)$/

describe('file names', () => {
  it('never differ only in case, which macOS and Windows would take for one file', () => {
    expect(twins(pathsIn(''))).toEqual([])
  })

  it('are compared with their folders', () => {
    expect(twins(['src/Shop', 'src/a.ts', 'src/shop', 'a.ts'])).toEqual(['src/Shop and src/shop'])
  })
})

/** Every file and folder below a folder, as paths from the project's root. */
function pathsIn(folder) {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .filter(({ name }) => folder !== '' || !notOurs.test(name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? [place, ...pathsIn(place)] : [place]
    })
}

function twins(paths) {
  const seen = new Map()
  return paths.flatMap((each) => {
    const other = seen.get(each.toLowerCase())
    seen.set(each.toLowerCase(), each)
    return other ? [`${other} and ${each}`] : []
  })
}
