import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { extract as makeExtract } from 'tar-stream'
import * as v from 'valibot'
import { BackupError, type Entry, MANIFEST, MANIFEST_HASH, Manifest } from './manifest'

/** Calls `work` for each entry of an archive, one after another; `work` must read the content to its end. */
export async function readArchive(
  file: string,
  work: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const extract = makeExtract()
  const fed = pipeline(createReadStream(file), extract)
  fed.catch(() => {})
  try {
    for await (const entry of extract) await work(entry.header.name, entry as unknown as Readable)
    await fed
  } catch (error) {
    if (error instanceof BackupError) throw error
    if ((error as { code?: unknown }).code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    const isDamaged = error instanceof Error && /tar|Unexpected end|header|size/i.test(error.message)
    throw isDamaged ? new BackupError(`${file} is damaged, or no backup of this site.`) : error
  }
}

/**
 * Reads a whole archive and compares every entry with its checksum. Returns the manifest; throws a BackupError for the
 * first difference, also for an entry too many or too few.
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const found = new Map<string, Pick<Entry, 'bytes' | 'sha256'>>()
  const texts = new Map<string, string>()
  await readArchive(file, async (name, content) => {
    const hash = createHash('sha256')
    const isKept = name === MANIFEST || name === MANIFEST_HASH
    const parts: Buffer[] = []
    let bytes = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      if (isKept) parts.push(chunk)
    }
    if (isKept) texts.set(name, Buffer.concat(parts).toString())
    found.set(name, { bytes, sha256: hash.digest('hex') })
  })
  const manifest = parsed(texts.get(MANIFEST))
  if (!manifest || found.get(MANIFEST)?.sha256 !== texts.get(MANIFEST_HASH)) {
    throw new BackupError(`${file} is damaged, or no backup of this site.`)
  }
  for (const name of [MANIFEST, MANIFEST_HASH]) found.delete(name)
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = found.get(name)
    if (entry?.sha256 !== sha256 || entry.bytes !== bytes) {
      throw new BackupError(
        `${file} is damaged: ${name} ${entry ? 'differs from its checksum' : 'is missing'}.`,
      )
    }
    found.delete(name)
  }
  const [extra] = found.keys()
  if (extra !== undefined) throw new BackupError(`${file} is damaged: ${extra} is not in its list.`)
  return manifest
}

function parsed(text = ''): Manifest | null {
  try {
    const { success, output } = v.safeParse(Manifest, JSON.parse(text))
    return success ? output : null
  } catch {
    return null
  }
}
