import { mailboxKey } from '@/contracts/core/wire'
import * as fc from 'fast-check'
import { countOf } from '../core/testing/answers'
import { buildAdmin } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/account/identity'

describe('registering', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const register = (body: unknown) => server.request(contract.register, { body })
  const login = (username: string, password: string) =>
    server.request(contract.login, { body: { username, password } })
  const stored = (username: string) =>
    server.payload.db.collections.users?.collection.findOne({ username }) ?? null

  it('makes a pending creator, logs nobody in, and lets them in after approval', async () => {
    const answer = await register({
      username: ' Coral ',
      password: 'reef-2026',
      email: 'coral@example.com',
      firstName: 'Coral',
      lastName: '',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.getSetCookie()).toEqual([])
    const user = await answer.json()
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      username: 'coral',
      firstName: 'Coral',
      lastName: null,
      email: 'coral@example.com',
      profileImageUrl: null,
      isAdmin: 'false',
      approved: 'false',
      message: contract.ACCOUNT_TEXTS.registered,
    })
    expect((await login('coral', 'reef-2026')).status).toBe(403)
    const admin = await buildAdmin(server.payload)
    const approval = { as: admin, params: { id: user.id } }
    expect(await (await server.request(contract.approveUser, approval)).json()).toMatchObject({
      approved: 'true',
    })
    expect((await server.request(contract.approveUser, approval)).status).toBe(200)
    expect((await login('coral', 'reef-2026')).status).toBe(200)
  })

  it('needs a user name and a password only', async () => {
    expect((await register({ username: 'minimal', password: 'reef-2026' })).status).toBe(201)
    expect(
      (await register({ username: 'nulls', password: 'reef-2026', email: null, firstName: '' })).status,
    ).toBe(201)
  })

  it.each([
    [{}, 'Required'],
    [{ username: '   ', password: 'reef-2026' }, 'Required'],
    [{ username: 'short', password: '12345' }, contract.ACCOUNT_TEXTS.passwordTooShort],
    [{ username: 'long', password: 'a'.repeat(73) }, contract.ACCOUNT_TEXTS.passwordTooLong],
    [{ username: 'long', password: 'é'.repeat(37) }, contract.ACCOUNT_TEXTS.passwordTooLong],
    [
      { username: 'mail', password: 'reef-2026', email: 'not an address' },
      'Please enter a valid email address.',
    ],
    [{ username: 'a\u0000b', password: 'reef-2026' }, 'Invalid input'],
    [{ username: 'a\u202Eb', password: 'reef-2026' }, 'Invalid input'],
    [{ username: { $gt: '' }, password: 'reef-2026' }, 'Required'],
    [{ username: 'x'.repeat(201), password: 'reef-2026' }, 'At most 200 characters'],
  ])('answers 400 with the plain text for %j', async (body, message) => {
    const answer = await register(body)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(message)
  })

  it.each([
    'аdmin', // Cyrillic а
    'ІSLA', // Cyrillic І
    'аԁмін', // Cyrillic throughout, and each letter looks like a Latin one
    'ɑdmin', // the Latin alpha of the phonetic alphabet
    'αdmin',
    'νονο', // Greek throughout
    'admin１'.replace('１', '١'), // an Arabic digit
    'a\u0323\u0308\u0301dmin',
    'ad‐min', // a hyphen that is not the keyboard's
    'mara日本',
    'աdmin',
    'սօո', // Armenian throughout
    'adminខ',
  ])('refuses the name %j, which passes for another one', async (username) => {
    const answer = await register({ username, password: 'reef-2026' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toBe(contract.ACCOUNT_TEXTS.usernameAlphabets)
    const byAdmin = server.payload.create({
      collection: 'users',
      data: { username, newPassword: 'reef-2026', role: 'creator' },
    })
    await expect(byAdmin).rejects.toMatchObject({ status: 400 })
  })

  it('refuses a name whose dotless i passes for the dot of a taken one', async () => {
    expect((await register({ username: 'marina', password: 'reef-2026' })).status).toBe(201)
    const answer = await register({ username: 'marına', password: 'reef-2026' })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toBe('Username already exists')
  })

  it.each([
    'josé.o’neill'.replace('’', "'"),
    'øyvind',
    'łucja-straße_2',
    'Дмитрий',
    'софія.ю',
    'Ελπίδα',
    'さくら日本',
    'サクラ・ー'.replace('・', ''),
    '김민준',
    'ليلى',
    'שרה',
    'प्रिया',
    'สมชาย',
    'nguyễn.x',
    'yıldız.x',
    'ștefan',
    'សុខា',
    'Արամ Բարսեղյան',
    'ગુજરાતી',
    'ਗੁਰਪ੍ਰੀਤ',
    'ಕನ್ನಡ',
    'മലയാളം',
    '123 @home!',
  ])('takes the name %j', async (username) => {
    expect((await register({ username, password: 'reef-2026' })).status).toBe(201)
  })

  it('takes a poor password, which the form only warns of', async () => {
    for (const [index, password] of ['123456', 'password', 'poor-2'].entries()) {
      expect((await register({ username: `poor-${index}`, password })).status).toBe(201)
    }
  })

  it('takes 72 bytes and tells them from 73 that begin alike', async () => {
    const password = 'a'.repeat(72)
    expect((await register({ username: 'long-one', password })).status).toBe(201)
    await server.payload.update({
      collection: 'users',
      where: { username: { equals: 'long-one' } },
      data: { approved: true },
    })
    expect((await login('long-one', password)).status).toBe(200)
    expect((await login('long-one', `${password}b`)).status).toBe(401)
  })

  it('answers 409 with the plain text for a taken name, however it is written', async () => {
    await register({ username: 'admin-of-ads', password: 'reef-2026' })
    for (const username of ['admin-of-ads', ' ADMIN-of-ads  ', '\uFF21dmin-of-ads']) {
      const answer = await register({ username, password: 'other-2026' })
      expect(answer.status).toBe(409)
      expect(await answer.text()).toBe('Username already exists')
    }
  })

  it('says nothing about an e-mail that another account has', async () => {
    const body = { password: 'reef-2026', email: 'shared@example.com' }
    expect((await register({ ...body, username: 'first-of-two' })).status).toBe(201)
    expect((await register({ ...body, username: 'second-of-two' })).status).toBe(201)
  })

  it.each(['a@b.c', "o'hara+shop@sub.example.co", 'mära@exämple.com'])(
    'takes the e-mail %s',
    async (email) => {
      const username = `mail-${email.length}`
      expect((await register({ username, password: 'reef-2026', email })).status).toBe(201)
      expect(await stored(username)).toMatchObject({ email: mailboxKey(email) })
    },
  )

  it('drops whatever the server decides', async () => {
    const answer = await register({
      username: 'climber',
      password: 'reef-2026',
      id: '65f000000000000000000000',
      _id: '65f000000000000000000000',
      role: 'admin',
      isAdmin: 'true',
      approved: true,
      passwordHash: 'x',
      createdAt: '2001-01-01',
      touches: 'x',
      __proto__: { role: 'admin' },
      constructor: { prototype: { approved: 'true' } },
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ isAdmin: 'false', approved: 'false' })
    const row = await stored('climber')
    expect(row).toMatchObject({ role: 'creator', approved: false })
    expect(row?._id.toString()).not.toBe('65f000000000000000000000')
    expect(row?.passwordHash).toMatch(/^\$2b\$\d\d\$/)
    expect(row).not.toHaveProperty('newPassword')
    expect(row?.touches).toBeUndefined()
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
  })

  it('gives a name to exactly one of 50 who take it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => register({ username: 'the-one', password: 'reef-2026' })),
    )
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 49])
    expect(
      await server.payload.db.collections.users?.collection.countDocuments({ username: 'the-one' }),
    ).toBe(1)
  })

  it('normalises a name once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const once = contract.normaliseUsername(name)
        expect(contract.normaliseUsername(once)).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })
})
