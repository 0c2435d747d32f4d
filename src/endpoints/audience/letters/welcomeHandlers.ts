import type { PayloadRequest } from 'payload'
import {
  WELCOME_UNWRITTEN,
  type WelcomeLetter,
  readWelcome,
  switchWelcome,
} from '@/contracts/audience/welcomeLetter'
import { conflict } from '@/database/errors'
import { handle } from '../../core/handle'

/** The calls of the welcome letter, for admins; its words are written in the console (docs/behaviour.md, 13.7). */
export const welcomeCalls = [
  handle(readWelcome, async ({ req }) => present(await stored(req))),
  handle(switchWelcome, async ({ body: { isOn }, req }) => {
    const { subject, text } = await stored(req)
    if (isOn && !(subject?.trim() && text?.trim())) throw conflict(WELCOME_UNWRITTEN)
    return present(
      await req.payload.updateGlobal({ slug: 'welcome-letter', data: { isOn }, req, overrideAccess: true }),
    )
  }),
]

const stored = (req: PayloadRequest) =>
  req.payload.findGlobal({ slug: 'welcome-letter', depth: 0, req, overrideAccess: true })

function present({ isOn, subject }: { isOn?: boolean | null; subject?: string | null }): WelcomeLetter {
  return { isOn: Boolean(isOn), subject: subject ?? '' }
}
