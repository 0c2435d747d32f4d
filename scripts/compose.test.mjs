import fs from 'node:fs'
import path from 'node:path'
import { root } from './lib/project.mjs'

describe('docker-compose.yml', () => {
  const file = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const [, listed] = file.split(/^(?:services|volumes):$/m)
  const services = Object.fromEntries(
    listed
      .split(/^ {2}(?=\w+:(?: &\w+)?$)/m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf(':')), part]),
  )

  it('seeds nothing by itself: the demo accounts have passwords that everybody can read', () => {
    expect(services.site).toMatch(/^ {6}SEED: \$\{SEED:?-\}$/m)
  })

  it('names no password and no secret', () => {
    const values = file.match(/^ +\w*(?:PASSWORD|SECRET|KEY)\w*: .+$/gm) ?? []
    expect(values).toHaveLength(7)
    for (const value of values) expect(value).toMatch(/: \$\{\w+:(?:-|\?.+)\}$/)
  })

  it('shows caught mail, which holds reset links, at this machine only', () => {
    expect(published(services.mail)).toEqual(['127.0.0.1:8025:8025'])
  })

  it('publishes the site or its proxy, and nothing else', () => {
    expect(published(services.site)).toEqual(['3000:3000'])
    expect(published(services.proxy)).toEqual(['8080:8080'])
    for (const name of ['database', 'database2', 'database3', 'members'])
      expect([name, services[name].includes('ports:')]).toEqual([name, false])
  })

  it('hides the processes behind the proxy, which each of them believes', () => {
    expect(services.app).toMatch(/^ {4}ports: \[\]$/m)
    expect(services.app).toMatch(/^ {6}TRUST_PROXY: \$\{TRUST_PROXY:-1\}$/m)
    const proxy = fs.readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    expect(proxy).toMatch(/^ +server app:3000 resolve /m)
    expect(proxy).toMatch(/^ +listen 8080;$/m)
  })

  it('keeps no file in the proxy that its owner can make private', () => {
    const proxy = fs.readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    const [, files = 'none'] = /location \/files\/ \{([^}]*)\}/.exec(proxy) ?? []
    expect(files).not.toMatch(/proxy_cache |none/)
  })

  it('adds nothing to a plain start but by a profile', () => {
    const always = Object.keys(services).filter(
      (name) => !/^ {4}(?:profiles:|<<: \*member)/m.test(services[name]),
    )
    expect(always).toEqual(['site', 'database'])
  })
})

function published(service) {
  const [, list = ''] = /^ {4}ports:\n((?: {6}- .+\n)*)/m.exec(service) ?? []
  return [...list.matchAll(/'(.+)'/g)].map(([, port]) => port)
}
