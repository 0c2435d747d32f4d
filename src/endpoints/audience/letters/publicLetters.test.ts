import { showLetter } from '@/contracts/audience/letterSending'
import { createLetter } from '@/contracts/audience/letters'
import { freeLetterSlug, letters } from '@/domain/audience/letters/letters'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { type TestServer, startServer } from '../../core/testing/server'
import { publicLetter, publicLetters } from './publicLetters'

describe('letters that everybody may read', () => {
  let server: TestServer
  let isla: StoredUser

  beforeAll(async () => {
    server = await startServer()
    isla = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const write = async (body: object) => {
    const made = await server.request(createLetter, {
      as: isla,
      body: { body: 'Hi {{name|friend}}.', ...body },
    })
    return (await made.json()).id as string
  }
  const send = (subject: string, set: object = {}) =>
    letters(server).updateOne({ subject }, { $set: { status: 'sent', startedAt: new Date(), ...set } })

  it('are those that were sent and are meant for it, without a name', async () => {
    await write({ subject: 'Summer drop', isPublic: true })
    await write({ subject: 'For readers alone' })
    const [letter] = await letters(server).find({ subject: 'Summer drop' }).toArray()
    if (!letter) throw new Error('No letter')
    const slug = await freeLetterSlug(server, letter)
    expect(slug).toBe('summer-drop')
    await letters(server).updateOne({ _id: letter._id }, { $set: { slug } })
    expect(await publicLetter(server.payload, slug)).toBeNull()
    await send('Summer drop')
    await send('For readers alone', { slug: null })
    expect(await publicLetters(server.payload)).toEqual([await publicLetter(server.payload, slug)])
    expect(await publicLetter(server.payload, slug)).toMatchObject({
      subject: 'Summer drop',
      isIndexed: false,
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { kind: 'text', text: 'Hi ' },
            { kind: 'name', fallback: 'friend' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
    })
  })

  it('go off the site, and come onto it, as an admin says, also once they are sent', async () => {
    const admin = await buildAdmin(server.payload)
    const id = await write({ subject: 'With a mistake' })
    await send('With a mistake', { slug: null })
    const show = (body: object, as = admin) => server.request(showLetter, { as, params: { id }, body })
    const seen = () => publicLetter(server.payload, 'with-a-mistake')
    const on = await (await show({ isPublic: true, isIndexed: true })).json()
    expect(on).toMatchObject({ isPublic: true, isIndexed: true, slug: 'with-a-mistake', status: 'sent' })
    expect(await seen()).toMatchObject({ isIndexed: true })
    expect((await show({ isPublic: false, isIndexed: false }, isla)).status).toBe(403)
    expect((await show({ isPublic: false, isIndexed: false })).status).toBe(200)
    expect(await seen()).toBeNull()
    expect((await publicLetters(server.payload)).map(({ slug }) => slug)).not.toContain('with-a-mistake')
    await show({ isPublic: true, isIndexed: false })
    expect(await seen()).toMatchObject({ slug: 'with-a-mistake', isIndexed: false })
  })

  it.each(['cancelled', 'missed'] as const)('are none that are %s', async (status) => {
    const slug = `is-${status}`
    await write({ subject: status, isPublic: true })
    await send(status, { slug })
    expect(await publicLetter(server.payload, slug)).not.toBeNull()
    await send(status, { status })
    expect(await publicLetter(server.payload, slug)).toBeNull()
    expect((await publicLetters(server.payload)).map((letter) => letter.slug)).not.toContain(slug)
  })

  it('have an address of their own', async () => {
    await write({ subject: 'Summer Drop!', isPublic: true })
    const [letter] = await letters(server).find({ subject: 'Summer Drop!' }).toArray()
    if (!letter) throw new Error('No letter')
    expect(await freeLetterSlug(server, letter)).toMatch(/^summer-drop-[0-9a-f]{6}$/)
  })
})
