/** Where the flows and scenes find their sites: a port for each, set by scripts/lib/checks.mjs. */
export const testPorts = (process.env.TEST_PORTS ?? '').split(',').filter(Boolean)
