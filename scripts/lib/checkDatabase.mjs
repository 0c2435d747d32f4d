import { MongoClient } from './driver.mjs'
import { StartError } from './say.mjs'

/** Throws a StartError with the reason when DATABASE_URI is not usable: unreadable, unreachable, no replica set. */
export async function checkDatabase(uri) {
  const client = connectTo(uri)
  try {
    const hello = await client.db('admin').command({ hello: 1 })
    if (hello.setName || hello.msg === 'isdbgrid') return
    throw new StartError(notASet)
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(whyNot(error, client))
  } finally {
    await client.close()
  }
}

const notASet =
  'The database at DATABASE_URI is not a replica set, and without one there are no transactions. ' +
  'Start mongod with --replSet rs0 and run rs.initiate() once in mongosh.'

function connectTo(uri) {
  try {
    return new MongoClient(
      uri,
      /serverSelectionTimeoutMS/i.test(uri) ? {} : { serverSelectionTimeoutMS: 8000 },
    )
  } catch (error) {
    throw new StartError(
      `DATABASE_URI cannot be read (${error.message}). It looks like mongodb://host:27017/name?replicaSet=rs0.`,
    )
  }
}

function whyNot(error, client) {
  const servers = [...(error.reason?.servers?.values() ?? [])]
  if (servers.some(({ type }) => type === 'Standalone')) return notASet
  if (servers.some(({ type }) => type === 'RSGhost')) {
    return 'The replica set at DATABASE_URI is not initiated. Run rs.initiate() once in mongosh.'
  }
  if (error.code === 18 || error.code === 8000)
    return 'The database refuses the user or password in DATABASE_URI.'
  const hosts = client.options.srvHost ?? client.options.hosts.join(', ')
  const cause = servers.map((server) => server.error?.message).find(Boolean) ?? error.message
  return (
    `No database can be used at ${hosts} (${cause}). ` +
    'Start it or correct DATABASE_URI; without DATABASE_URI the site brings its own.'
  )
}
