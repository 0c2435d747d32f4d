import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { isStaff } from '@/access/guards'
import { currentSession } from '@/content/currentSession'
import { environment } from '@/environment'
import { publicPage } from '@/contracts/pages'

const DRAFT_COOKIE = '__prerender_bypass'

/** Opens a public page with its latest draft, for admins and editors: turns on draft mode and redirects there. */
export async function GET(request: NextRequest) {
  const page = publicPage(request.nextUrl.searchParams.get('path'))
  const session = await currentSession()
  if (!isStaff(session?.user)) redirect(`/auth?next=${encodeURIComponent('/admin')}`)
  const draft = await draftMode()
  draft.enable()
  await keepCookieOnHttp()
  redirect(page)
}

/** Next marks its cookie Secure and SameSite=None. Browsers drop that on plain http, and only this site needs it. */
async function keepCookieOnHttp() {
  const store = await cookies()
  const value = store.get(DRAFT_COOKIE)?.value
  if (!value) return
  store.set(DRAFT_COOKIE, value, { httpOnly: true, path: '/', sameSite: 'lax', secure: environment.isHttps })
}
