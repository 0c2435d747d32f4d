import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { publicPage } from '@/contracts/pages'

/** Leaves the preview and shows the published page. */
export async function GET(request: NextRequest) {
  const draft = await draftMode()
  draft.disable()
  redirect(publicPage(request.nextUrl.searchParams.get('path')))
}
