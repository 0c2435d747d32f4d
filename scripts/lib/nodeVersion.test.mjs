import fs from 'node:fs'
import { leastNode, requireNode } from './nodeVersion.mjs'

describe('the least version of Node', () => {
  it.each(['20.18.3', '18.20.0', '9.99.0'])('is above %s, which is told what to get', (version) => {
    expect(() => requireNode(version)).toThrow(
      `This is Node ${version}; the site needs ${leastNode} or newer (https://nodejs.org).`,
    )
  })

  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('lets %s start', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })

  it('is the same in the lock file and in the README', () => {
    const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
    expect(lock.packages[''].engines.node).toBe(`>=${leastNode}`)
    expect(fs.readFileSync('README.md', 'utf8')).toContain(`need Node ${leastNode} or newer`)
  })
})
