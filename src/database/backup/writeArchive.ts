import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack as makePack } from 'tar-stream'
import { type Entry, MANIFEST, MANIFEST_HASH, type Manifest } from './manifest'

/** Writes a tar archive entry by entry; it has its name only once it is whole and on the disk. */
export type ArchiveWriter = {
  /** Adds `bytes` bytes of a stream. */
  add: (name: string, bytes: number, content: Readable) => Promise<Entry>
  addText: (name: string, text: string) => Promise<Entry>
  /** Adds the manifest and gives the archive its name. */
  finish: (manifest: Manifest) => Promise<void>
  /** Removes what was written. */
  giveUp: () => Promise<void>
}

/** The name of an archive that is still being written. */
export function unfinished(file: string): string {
  return `${file}.part`
}

/** Starts an archive that only the user who runs the site can read. */
export function writeArchive(file: string): ArchiveWriter {
  const draft = unfinished(file)
  const pack = makePack()
  const written = pipeline(pack, createWriteStream(draft, { mode: 0o600 }))
  // Awaited in finish; a full disk must not end the process before.
  written.catch(() => {})

  async function add(name: string, bytes: number, content: Readable): Promise<Entry> {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const entry = pack.entry({ name, size: bytes, mode: 0o600 })
    // When the disk is full, the pack ends and the entry would wait for ever.
    await Promise.race([pipeline(content, hashing, entry), written.then(endedEarly)])
    return { name, bytes, sha256: hash.digest('hex') }
  }

  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text)
    return add(name, bytes.length, Readable.from([bytes]))
  }

  async function finish(manifest: Manifest): Promise<void> {
    const { sha256 } = await addText(MANIFEST, JSON.stringify(manifest))
    await addText(MANIFEST_HASH, sha256)
    pack.finalize()
    await written
    const handle = await open(draft, 'r+')
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  }

  async function giveUp(): Promise<void> {
    pack.destroy()
    await written.catch(() => {})
    await rm(draft, { force: true })
  }
  return { add, addText, finish, giveUp }
}

function endedEarly(): never {
  throw new Error('The archive was closed early')
}
