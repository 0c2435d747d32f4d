import { readWelcome, switchWelcome, WELCOME_UNWRITTEN } from '@/contracts/audience/welcomeLetter'
import { failureOf } from '@/endpoints/core/testing/answers'
import { buildAdmin } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'

describe('the welcome letter', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('is off until it is written, and keeps its words when it is switched', async () => {
    const as = await buildAdmin(server.payload)
    const read = async () => (await server.request(readWelcome, { as })).json()
    const change = (isOn: boolean) => server.request(switchWelcome, { as, body: { isOn } })
    expect(await read()).toEqual({ isOn: false, subject: '' })
    const refused = await change(true)
    expect([refused.status, await refused.json()]).toEqual([409, failureOf(WELCOME_UNWRITTEN)])
    const data = { subject: 'Hello', text: 'Glad you are here.' }
    await server.payload.updateGlobal({ slug: 'welcome-letter', data })
    for (const isOn of [true, false]) {
      expect(await (await change(isOn)).json()).toEqual({ isOn, subject: 'Hello' })
      expect(await read()).toEqual({ isOn, subject: 'Hello' })
    }
    expect(await server.payload.findGlobal({ slug: 'welcome-letter' })).toMatchObject(data)
  })
})
