/** 303 to a page of this site, for a call that native forms send; with the call's own headers, such as Set-Cookie. */
export function seeOther(path: `/${string}`, headers: Headers): Response {
  const all = new Headers(headers)
  all.set('Location', path)
  return new Response(null, { status: 303, headers: all })
}
