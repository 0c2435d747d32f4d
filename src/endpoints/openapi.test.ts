import fs from 'node:fs'
import { allCalls, openApiDocument } from './openapi'

describe('openapi.json', () => {
  it('is what the declarations say; `npm run openapi` writes it', () => {
    const written: unknown = JSON.parse(fs.readFileSync('openapi.json', 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
  })

  it('names every call once', () => {
    const names = allCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(ids).toHaveLength(names.length)
    expect(new Set(ids).size).toBe(names.length)
  })
})
