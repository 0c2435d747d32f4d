import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Uploads of its own for each test file, set before its first import, because collections read it then. */
process.env.DATA_DIR = path.join(process.env.TEST_FOLDER, randomUUID())
