import { call } from './call'

describe('a declared call', () => {
  it.each([{ bypassesNext: true }, { isCached: true }])('with params cannot be %j', (wish) => {
    const declaration = { method: 'post', who: 'anyone', summary: '', ...wish } as const
    expect(() => call({ ...declaration, path: '/orders/:id/pay' })).toThrow('/orders/:id/pay has params')
    expect(call({ ...declaration, path: '/orders' }).status).toBe(200)
  })
})
