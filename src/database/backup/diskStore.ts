import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './manifest'
import { NOT_KEPT, type Store, filesBelow, openFile } from './files'

/** Uploads in a folder of the disk. */
export function diskStore(root: string): Store {
  const staged = path.join(root, '.restoring')
  const replaced = path.join(root, '.replaced')
  return {
    isReplaced: true,
    clear: () => rm(staged, { recursive: true, force: true }),
    names: () => filesBelow(root),
    open: (name) => openFile(path.join(root, name)),
    stage: async (name, _, content) => {
      const file = path.join(staged, name)
      // An archive is not to be trusted with names like ../../secrets.json.
      if (!file.startsWith(`${staged}${path.sep}`)) throw new BackupError(`${name} is no name of a file.`)
      await mkdir(path.dirname(file), { recursive: true })
      await pipeline(content, createWriteStream(file))
    },
    replace: async () => {
      await mkdir(staged, { recursive: true })
      await mkdir(replaced, { recursive: true })
      for (const name of await readdir(root)) {
        if (NOT_KEPT.has(name) && name !== 'incoming') continue
        await rm(path.join(replaced, name), { recursive: true, force: true })
        await rename(path.join(root, name), path.join(replaced, name))
      }
      for (const name of await readdir(staged)) await rename(path.join(staged, name), path.join(root, name))
      await rm(replaced, { recursive: true })
      await rm(staged, { recursive: true })
    },
  }
}
