/** The readable cookie beside the session's: it only says whether asking for the user is worth a call. */
const MARK = /(^|;\s*)signed-in=1(;|$)/

export function isMarkedSignedIn(): boolean {
  return MARK.test(document.cookie)
}

const SHOW_SIGNED_IN = "document.documentElement.dataset.signedIn=''"

/**
 * Inline script for <head>: the first paint shows the placeholder to logged-in users and the Login button to
 * others.
 */
export const signedInScript = `try{if(${MARK.toString()}.test(document.cookie))${SHOW_SIGNED_IN}}catch{}`
