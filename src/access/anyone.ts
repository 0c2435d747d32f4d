import type { Access } from 'payload'

/** Everybody, visitors included. */
export const anyone: Access = () => true
