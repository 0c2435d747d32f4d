/** Ids of the demo's people, by user name. */
export type People = Record<'isla' | 'marina' | 'elena', string>
