/** A timer of twelve days, which says nothing. */
const IDLE = 'data:text/javascript,setInterval(()=>undefined,2**30)'

/**
 * Node's arguments for a command of Payload's. The timer keeps the process: it waits for a worker that compiles
 * TypeScript, which does not, so that it ended with code 0 and nothing done when both cores were busy. Payload ends the
 * process itself when the command is through.
 */
export const payloadCommand = (...words) => ['--import', IDLE, 'node_modules/payload/bin.js', ...words]
