/**
 * Node's arguments for a command of Payload's. Lexical's build for Node loads itself with a top-level await in each of
 * its packages, and Node 20 now and then never settles them: the command ended with code 0 and nothing done, or hung.
 * Its production build has none.
 */
export const payloadCommand = (...words) => [
  '--conditions=production',
  'node_modules/payload/bin.js',
  ...words,
]
