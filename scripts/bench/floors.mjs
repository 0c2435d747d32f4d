import { createHash } from 'node:crypto'
import http from 'node:http'
import { MongoClient } from '../lib/driver.mjs'

/**
 * A server for the lowest cost an answer can have on this machine: GET /bytes returns the bytes last sent by
 * PUT /bytes; GET /user and /list look up the session and read the same documents as the site's calls, with the driver
 * alone. The benchmark starts it with the database's address; it prints its port.
 */
const client = await new MongoClient(process.argv[2]).connect()
const db = client.db()
let kept = { headers: {}, body: Buffer.alloc(0) }

const answers = {
  'GET /bytes': (request, response) => response.writeHead(200, kept.headers).end(kept.body),
  async 'PUT /bytes'(request, response) {
    const body = Buffer.concat(await request.toArray())
    kept = { headers: { 'content-type': 'text/html', 'content-length': body.length }, body }
    response.end()
  },
  async 'GET /user'(request, response) {
    const { user } = await sessionOf(request)
    sendJson(response, user)
  },
  async 'GET /list'(request, response) {
    const { user } = await sessionOf(request)
    const mine = db.collection('vision-boards').find({ userId: user._id })
    sendJson(response, await mine.sort({ createdAt: -1, _id: -1 }).toArray())
  },
}

const server = http.createServer(
  (request, response) => void answers[`${request.method} ${request.url}`](request, response),
)
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))

async function sessionOf({ headers }) {
  const token = /(?:^|;\s*)sid=([^;]+)/.exec(headers.cookie)[1]
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const [session] = await db
    .collection('sessions')
    .aggregate([
      { $match: { tokenHash, expiresAt: { $gt: new Date() } } },
      {
        $lookup: {
          from: 'users',
          localField: 'user',
          foreignField: '_id',
          as: 'user',
          pipeline: [{ $match: { approved: true } }, { $project: { passwordHash: 0 } }],
        },
      },
    ])
    .toArray()
  return { user: session.user[0] }
}

function sendJson(response, value) {
  const body = JSON.stringify(value)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
