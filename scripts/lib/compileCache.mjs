import module from 'node:module'
import path from 'node:path'
import { root } from './project.mjs'

/** Keeps compiled code for the next start, where Node can: from 22.1 on. Imported before what it is to keep. */
module.enableCompileCache?.(path.join(root, '.cache/compile'))
