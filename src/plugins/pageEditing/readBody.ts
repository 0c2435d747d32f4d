import type { PayloadRequest } from 'payload'

/** The body of a call as an object; an empty one for anything else. */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await req.json?.()
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
