import { refuse } from './refusal.mjs'

describe('what Next cannot answer', () => {
  function ask(method, path) {
    const answer = { body: '', status: 0, headers: {} }
    const response = {
      writeHead: (status, headers) => Object.assign(answer, { status, headers }),
      end: (body) => Object.assign(answer, { body }),
    }
    return { isAnswered: refuse({ method }, response, path), ...answer }
  }

  it.each(['/api/%E0%A4%A', '/api/users/%/approve', '/%FF'])('is not found at %s', (path) => {
    expect(ask('GET', path)).toMatchObject({
      isAnswered: true,
      status: 404,
      body: '{"message":"Not found","error":"Not found"}',
    })
  })

  it.each(['TRACE', 'QUERY', 'PROPFIND'])('is no %s', (method) => {
    expect(ask(method, '/api/user')).toMatchObject({
      status: 405,
      headers: { Allow: expect.stringContaining('GET') },
    })
  })

  it.each(['*', 'http://evil.example/admin', 'evil.example:443', ''])('is no target %j', (target) => {
    expect(ask('GET', target)).toMatchObject({ isAnswered: true, status: 400 })
  })

  it.each(['/', '/api/users/%00/approve', '/shop/%F0%9F%8C%B4'])('is not %s', (path) => {
    expect(ask('GET', path).isAnswered).toBe(false)
  })
})
