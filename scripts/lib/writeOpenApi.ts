import fs from 'node:fs'
import { openApiDocument } from '@/endpoints/core/openapi'

fs.writeFileSync('openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`)
