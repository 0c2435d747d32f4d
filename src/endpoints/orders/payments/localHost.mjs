import { isIP } from 'node:net'

/**
 * Whether a host, with or without a port, is this machine's own, or of a name that is never a public one. Plain
 * JavaScript, because the start reads it, too.
 * @param {string} host
 * @returns {boolean}
 */
export function isLocalHost(host) {
  // An address of IPv6 stands in brackets where a port follows.
  const name = host.toLowerCase().replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, '$1$2')
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || /^(?:.+\.)?localhost$/.test(name) || /^.+\.test$/.test(name)
}
