import fs from 'node:fs'
import path from 'node:path'
import { root } from './lib/project.mjs'

describe('docker-compose.yml', () => {
  const file = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const services = Object.fromEntries(
    file.split(/^ {2}(?=\w+:$)/m).map((part) => [part.slice(0, part.indexOf(':')), part]),
  )

  it('seeds nothing by itself: the demo accounts have passwords that everybody can read', () => {
    expect(services.site).toMatch(/^ {6}SEED: \$\{SEED:?-\}$/m)
  })

  it('names no password and no secret', () => {
    const values = file.match(/^ +\w*(?:PASSWORD|SECRET|KEY)\w*: .+$/gm) ?? []
    expect(values).toHaveLength(3)
    for (const value of values) expect(value).toMatch(/: \$\{\w+:(?:-|\?.+)\}$/)
  })

  it('shows caught mail, which holds reset links, at this machine only', () => {
    expect(published(services.mail)).toEqual(['127.0.0.1:8025:8025'])
  })

  it('publishes the site and nothing else', () => {
    expect(published(services.site)).toEqual(['3000:3000'])
    expect(published(services.database)).toEqual([])
  })
})

function published(service) {
  const [, list = ''] = /^ {4}ports:\n((?: {6}- .+\n)*)/m.exec(service) ?? []
  return [...list.matchAll(/'(.+)'/g)].map(([, port]) => port)
}
