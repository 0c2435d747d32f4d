/** What the server, and a screen without words of its own, says of an unexpected failure (docs/behaviour.md, 2.8). */
export const UNEXPECTED_TEXT = 'Something went wrong. Please try again.'
