import { type NextRequest, NextResponse } from 'next/server'
import { readLetterLink } from '@/content/readLetterLink'

type Context = { params: Promise<{ campaign: string; n: string }> }

/** A letter's link: counted once for each mail, then on to its page; next.config.mjs keeps the answer private. */
export async function GET(request: NextRequest, { params }: Context) {
  return answer(await params, request.nextUrl.searchParams.get('r'), request.headers.get('user-agent'))
}

/** Whoever only asks where it leads is not counted. */
export async function HEAD(_: NextRequest, { params }: Context) {
  return answer(await params, null, null)
}

async function answer(params: Awaited<Context['params']>, receipt: string | null, agent: string | null) {
  const target = await readLetterLink({ ...params, receipt, agent })
  if (!target) return new NextResponse('This link leads nowhere.', { status: 404 })
  return NextResponse.redirect(target, 302)
}
