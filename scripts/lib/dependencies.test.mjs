import path from 'node:path'
import semver from 'semver'
import { leastNode } from './nodeVersion.mjs'
import { readJson, root } from './project.mjs'

describe('package-lock.json', () => {
  const packages = Object.entries(readJson(path.join(root, 'package-lock.json')).packages)

  it('names the hash of every package, on every platform: npm installs one without a hash unchecked', () => {
    const unchecked = packages.filter(([place, { link, integrity }]) => place && !link && !integrity)
    expect(unchecked.map(([place]) => place)).toEqual([])
  })

  it('runs on every Node that package.json promises', () => {
    // Odd majors are left out: each ends half a year after it began, and packages leave them out too.
    const [least] = leastNode.split('.').map(Number)
    const promised = `^${leastNode} || ^${least + 2} || >=${least + 4}`
    const needy = packages.filter(
      ([place, { dev, optional, engines }]) =>
        place && !dev && !optional && engines?.node && !semver.subset(promised, engines.node),
    )
    expect(needy.map(([place, { engines }]) => `${place} needs ${engines.node}`)).toEqual([])
  })

  it('takes packages from the public registry only', () => {
    const foreign = packages.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(foreign.map(([place]) => place)).toEqual([])
  })
})
