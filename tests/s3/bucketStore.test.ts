import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { bucketStore } from '@/database/backup/bucketStore'
import { environment } from '@/environment'

describe('the bucket of a backup', () => {
  it('takes a file back, names it with its size and checksum, and gives its bytes', async () => {
    const store = await bucketStore(environment.s3)
    const bytes = Buffer.from('silk, first light')
    await store.stage('restored/silk.txt', bytes.length, Readable.from([bytes]))
    const found = []
    for await (const each of store.names()) if (each.name === 'restored/silk.txt') found.push(each)
    expect(found).toEqual([
      { name: 'restored/silk.txt', bytes: 17, checksum: expect.stringMatching(/^[\da-f]{32}$/) },
    ])
    const opened = await store.open('restored/silk.txt')
    expect(opened?.bytes).toBe(17)
    expect(opened && (await buffer(opened.content))).toEqual(bytes)
    await opened?.close()
  })

  it('has nothing under an unknown name', async () => {
    const store = await bucketStore(environment.s3)
    expect(await store.open('restored/nothing.txt')).toBeNull()
  })
})
