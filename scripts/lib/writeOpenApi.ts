import fs from 'node:fs'
import { allCalls } from '@/endpoints/allCalls'
import { openApiDocument } from '@/endpoints/core/openapi'

fs.writeFileSync(
  'openapi.json',
  `${JSON.stringify(openApiDocument(allCalls.map(({ call }) => call)), null, 2)}\n`,
)
