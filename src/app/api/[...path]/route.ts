import config from '@payload-config'
import { answerCall } from '@/endpoints/core/mount'

export const dynamic = 'force-dynamic'

const answer = (request: Request) => answerCall(request, config)

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
