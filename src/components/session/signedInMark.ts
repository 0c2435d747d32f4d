/** The readable cookie next to the session cookie; only tells whether loading the user is worth a request. */
export const SIGNED_IN = 'signed-in=1'

const MARK = new RegExp(`(^|;\\s*)${SIGNED_IN}(;|$)`)

export function isMarkedSignedIn(): boolean {
  return MARK.test(document.cookie)
}

const SHOW_SIGNED_IN = "document.documentElement.dataset.signedIn=''"

/**
 * Inline script for <head>: the first paint shows the placeholder to logged-in users and the Login button to
 * others.
 */
export const signedInScript = `try{if(${MARK.toString()}.test(document.cookie))${SHOW_SIGNED_IN}}catch{}`
