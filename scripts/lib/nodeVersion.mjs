import path from 'node:path'
import { readJson, root } from './project.mjs'
import { StartError } from './say.mjs'

/** The oldest Node the site runs on, from package.json: "20.19" of `engines.node` ">=20.19". */
export const leastNode = readJson(path.join(root, 'package.json')).engines.node.replace('>=', '')

/** Throws a StartError when this Node is older than package.json allows. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = leastNode.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new StartError(`This is Node ${version}; the site needs ${leastNode} or newer (https://nodejs.org).`)
}
