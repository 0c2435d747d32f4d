import { isIP } from 'node:net'

/**
 * Whether a host, with or without a port, is this machine or a name that is never public. Plain JavaScript, because the
 * start script imports it too.
 * @param {string} host
 * @returns {boolean}
 */
export function isLocalHost(host) {
  // An IPv6 address is in brackets if a port follows.
  const name = host.toLowerCase().replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, '$1$2')
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || /^(?:.+\.)?localhost$/.test(name) || /^.+\.test$/.test(name)
}
