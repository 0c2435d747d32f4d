import { setTimeout as pause } from 'node:timers/promises'
import { MongoClient } from './driver.mjs'
import { StartError } from './say.mjs'

const name = 'rs0'
const alreadyInitialized = 23

/**
 * Initiates a replica set of running mongods if there is none yet, and waits until one of them is primary.
 * @param {string[]} addresses
 */
export async function makePrimary(addresses) {
  const [first] = addresses
  await withAdmin(first, async (client) => {
    const admin = client.db('admin')
    const members = addresses.map((host, _id) => ({ _id, host }))
    await send(admin, { replSetInitiate: { _id: name, members } }).catch((error) => {
      if (error.code !== alreadyInitialized) throw error
    })
    await untilPrimary(admin)
  })
}

/**
 * Writes a new address into a set's configuration, through a mongod running on its files without --replSet. A set
 * never elects a node at an unknown address, and asking at the old one can take half a minute.
 */
export async function moveSet(address) {
  await withAdmin(address, async (client) => {
    const configs = client.db('local').collection('system.replset')
    await configs.updateOne({ _id: name }, { $set: { 'members.0.host': address }, $inc: { version: 1 } })
  })
}

async function withAdmin(address, work) {
  const client = new MongoClient(`mongodb://${address}/?directConnection=true`, {
    serverSelectionTimeoutMS: 10_000,
  })
  try {
    await work(client)
  } finally {
    await client.close()
  }
}

async function untilPrimary(admin) {
  const giveUpAt = Date.now() + 30_000
  while (Date.now() < giveUpAt) {
    const { isWritablePrimary, me, primary } = await send(admin, { hello: 1 })
    if (isWritablePrimary || (primary && primary !== me)) return
    await pause(25)
  }
  throw new StartError('The embedded database runs but does not accept writes; see DATA_DIR/db.')
}

/**
 * Sends a command, and retries when the connection was closed: a node closes all connections when its state
 * changes.
 */
async function send(admin, command, triesLeft = 5) {
  try {
    return await admin.command(command)
  } catch (error) {
    if (error.name !== 'MongoNetworkError' || triesLeft === 0) throw error
    await pause(50)
    return await send(admin, command, triesLeft - 1)
  }
}
