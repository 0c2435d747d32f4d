import module from 'node:module'
import path from 'node:path'
import { root } from './project.mjs'

/** Keeps compiled code for the next start, from Node 22.1 on. Import it before the modules it should cache. */
module.enableCompileCache?.(path.join(root, '.cache/compile'))
