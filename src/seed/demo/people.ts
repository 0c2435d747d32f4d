/** Ids of the demo's users, by username. */
export type People = Record<'isla' | 'marina' | 'elena', string>
