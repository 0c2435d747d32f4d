import net from 'node:net'

const CONNECTIONS = 16
/** How long an answer may take to start or to go on. */
const LONGEST_MS = 30_000

/**
 * Sends the same GET, or POST of JSON, repeatedly over 16 connections, each as soon as the last answer is complete.
 * Uses plain sockets, because Node's HTTP clients take longer than some of the answers being measured: an answer ends
 * once it has as many bytes as the first one. Run as a program: node load.mjs URL SECONDS HEADERS-AS-JSON
 * [BODY]; prints `{ rate, p50, p99 }`, answers per second and their times in ms, or fails when an answer is not 200.
 */
const [url, seconds, headers = '{}', body] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(url)
const sent = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
const lines = Object.entries({ ...JSON.parse(headers), ...sent }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
)
const start = `${body ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`
const request = Buffer.from(`${start}${lines.join('')}\r\n${body ?? ''}`)
const times = []
const size = await sizeOfAnswer()
const until = performance.now() + Number(seconds) * 1000
await Promise.all(Array.from({ length: CONNECTIONS }, ask))
times.sort((a, b) => a - b)
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
process.stdout.write(JSON.stringify({ rate: times.length / Number(seconds), p50: at(0.5), p99: at(0.99) }))

/** Keeps one connection busy until the time is up. */
function ask() {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname).setNoDelay(true)
    let began = performance.now()
    let missing = size
    const send = () => {
      began = performance.now()
      missing = size
      socket.write(request)
    }
    socket.once('connect', send).once('error', reject)
    socket.setTimeout(LONGEST_MS, () =>
      socket.destroy(new Error(`${url} did not answer in ${LONGEST_MS} ms`)),
    )
    socket.on('data', (bytes) => {
      missing -= bytes.length
      if (missing < 0) reject(new Error(`${url}: an answer has another size than the first one`))
      if (missing !== 0) return
      const now = performance.now()
      times.push(now - began)
      if (now < until) return send()
      socket.destroy()
      resolve()
    })
  })
}

/** Size of an answer in bytes, head and body; of the second one, because the first may not be final yet. */
async function sizeOfAnswer() {
  await whole()
  const answer = await whole()
  if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`${url} answered ${answer.slice(0, 60)}`)
  return answer.length
}

/** An answer as text, one character per byte; it ends when no data arrives for a second. */
function whole() {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(request)).setEncoding('latin1')
    let answer = ''
    socket.setTimeout(LONGEST_MS)
    socket.once('error', reject).once('timeout', () => {
      socket.destroy()
      resolve(answer)
    })
    socket.on('data', (text) => {
      answer += text
      socket.setTimeout(1000)
    })
  })
}
