/** Default text for an unexpected failure, of the server and of screens without their own (docs/behaviour.md, 2.8). */
export const UNEXPECTED_TEXT = 'Something went wrong. Please try again.'
