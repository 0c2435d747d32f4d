/** Ids of the demo's users, by username. */
export type People = Record<'isla' | 'sol' | 'marina' | 'elena', string>
