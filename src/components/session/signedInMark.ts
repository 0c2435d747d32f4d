/** The readable cookie that stands beside the session's own: it says only whether asking for the user is worth a call. */
const MARK = /(^|;\s*)signed-in=1(;|$)/

export function isMarkedSignedIn(): boolean {
  return MARK.test(document.cookie)
}

/**
 * Inline script for <head>: with it the first paint already shows the placeholder to somebody signed in and the
 * Login button to everybody else.
 */
export const signedInScript = `try{if(${MARK.toString()}.test(document.cookie))document.documentElement.dataset.signedIn=''}catch{}`
