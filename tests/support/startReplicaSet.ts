import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import mongoose from 'mongoose'
import { startMongod } from '../../scripts/lib/mongod.mjs'
import { findMongod } from '../../scripts/lib/mongodBinary.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { makePrimary } from '../../scripts/lib/replicaSet.mjs'

const HOST = '127.0.0.1'

export type ReplicaSet = {
  uri: string
  /** Makes the primary step down, so that the set elects another one. */
  stepDown: () => Promise<void>
  end: () => Promise<void>
}

/** Starts a replica set of three real mongods; waits until it accepts writes. */
export async function startReplicaSet(): Promise<ReplicaSet> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-set-'))
  const binary = await findMongod()
  const ports = [await freePort(), await freePort(), await freePort()]
  const mongods = await Promise.all(
    ports.map((port) => {
      const dbPath = path.join(folder, String(port))
      fs.mkdirSync(dbPath)
      return startMongod({ binary, host: HOST, port, dbPath, patience: 0, replSet: 'rs0' })
    }),
  )
  const addresses = ports.map((port) => `${HOST}:${port}`)
  await makePrimary(addresses)
  const uri = `mongodb://${addresses.join(',')}/isla-verano?replicaSet=rs0&w=majority&journal=true`
  return { uri, stepDown, end }

  async function stepDown() {
    const client = new mongoose.mongo.MongoClient(uri)
    try {
      await client.db('admin').command({ replSetStepDown: 60, secondaryCatchUpPeriodSecs: 10 })
    } finally {
      await client.close()
    }
  }

  /** Uses SIGKILL: a primary shutting down cleanly waits 15 s for its clients. */
  async function end() {
    const processes = mongods.flatMap(({ mongodProcess }) => mongodProcess ?? [])
    const ended = processes.map((each) => once(each, 'close'))
    for (const each of processes) each.kill('SIGKILL')
    await Promise.all(ended)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
