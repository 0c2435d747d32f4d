import path from 'node:path'
import { readJson, root } from './project.mjs'

describe('package-lock.json', () => {
  const packages = Object.entries(readJson(path.join(root, 'package-lock.json')).packages)

  it('names the hash of every package, on every platform: npm installs one without a hash unchecked', () => {
    const unchecked = packages.filter(([place, { link, integrity }]) => place && !link && !integrity)
    expect(unchecked.map(([place]) => place)).toEqual([])
  })

  it('takes packages from the public registry only', () => {
    const foreign = packages.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(foreign.map(([place]) => place)).toEqual([])
  })
})
