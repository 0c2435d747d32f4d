import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { jest } from '@jest/globals'
import { refuse } from './refusal'

describe('what Next cannot answer', () => {
  function ask(method: string, path: string) {
    const request = Object.assign(new IncomingMessage(new Socket()), { method })
    const response = new ServerResponse(request)
    const head = jest.spyOn(response, 'writeHead')
    const body = jest.spyOn(response, 'end')
    const isAnswered = refuse(request, response, path)
    const [status, headers] = head.mock.lastCall ?? []
    return { isAnswered, status, headers, body: body.mock.lastCall?.[0] }
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
