import type { Access, FieldAccess } from 'payload'

/** Nobody. Code that overrides access says why. */
export const nobody: Access = () => false

/** Nobody, for one field. */
export const nobodyField: FieldAccess = () => false
