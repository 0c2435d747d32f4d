import { expect, logIn, test } from './support'

const SETTINGS = '/cms-api/globals/site-settings'

test('the icon is the picture that editors choose, else the initials, from the next request on', async ({
  context,
  request,
}) => {
  await logIn(context, 'elena', 'elena-demo-2026')
  const { docs } = await (
    await context.request.get('/cms-api/media?limit=1&where[alt][contains]=Casa')
  ).json()
  const choose = async (picture: string | null) => {
    const data = { icon: { picture, darkPicture: null }, _status: 'published' }
    expect((await context.request.post(SETTINGS, { data })).status()).toBe(200)
  }
  const svg = async () => (await request.get('/favicon.svg')).text()
  const png = async (path: string) => {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    return (await answer.body()).toString('base64')
  }
  const initials = await svg()
  expect(initials).not.toContain('<image')
  const paths = ['/favicon-32.png', '/favicon-180.png', '/favicon-512.png', '/favicon.ico']
  const before = await Promise.all(paths.map(png))
  expect(before[3]).toBe(before[0])
  try {
    await choose(docs[0].id)
    await expect.poll(svg).toContain('prefers-color-scheme:dark')
    const chosen = await Promise.all(paths.map(png))
    chosen.forEach((each, index) => expect(each).not.toBe(before[index]))
  } finally {
    await choose(null)
  }
  await expect.poll(svg).toBe(initials)
  await expect.poll(() => png('/favicon-32.png')).toBe(before[0])
})
