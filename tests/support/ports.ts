/** Ports of the sites for the flows and scenes, one each, set by scripts/lib/checks.mjs. */
export const testPorts = (process.env.TEST_PORTS ?? '').split(',').filter(Boolean)
