import net from 'node:net'
import { freePort } from '../../scripts/lib/ports.mjs'
import { watchDatabase } from './readiness'

test('a database that could not be reached at first is found once it answers', async () => {
  const port = await freePort()
  const watched = watchDatabase(`mongodb://127.0.0.1:${port}/?directConnection=true`)
  expect(await watched.answers()).toBe(false)

  const database = Number(new URL(process.env.TEST_DATABASE_URI ?? '').port)
  const road = net.createServer((socket) => {
    const onward = net.connect(database, '127.0.0.1')
    socket.on('error', () => onward.destroy()).pipe(onward)
    onward.on('error', () => socket.destroy()).pipe(socket)
  })
  await new Promise<void>((resolve) => road.listen(port, '127.0.0.1', resolve))
  await until(watched.answers)
  await watched.close()
  await new Promise((resolve) => road.close(resolve))
})

async function until(holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 15_000
  while (!(await holds())) {
    expect(Date.now()).toBeLessThan(giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
