/** Ends a save after both versions of a record have been shown, so that no toast reports a failure. */
export class BothVersionsShown extends Error {}
