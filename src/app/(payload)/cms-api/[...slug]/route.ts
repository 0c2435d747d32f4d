import config from '@payload-config'
import { answerConsole } from '@/endpoints/console/consoleApi'

export const dynamic = 'force-dynamic'

const answer = (request: Request) => answerConsole(request, config)

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }

/** GET without the body, for link previews that ask for a picture's size first. Payload has no HEAD. */
export async function HEAD(request: Request) {
  const { body, status, headers } = await answer(new Request(request.url, { headers: request.headers }))
  await body?.cancel()
  return new Response(null, { status, headers })
}
