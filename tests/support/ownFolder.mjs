import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** A separate upload folder per test file, set before the first import, because collections read it then. */
process.env.DATA_DIR = path.join(process.env.TEST_FOLDER, randomUUID())
