import type { Access, FieldAccess } from 'payload'

/** Nobody through Payload's own doors; only code that says why it overrides access. */
export const nobody: Access = () => false

/** Nobody through Payload's own doors, for one field. */
export const nobodyField: FieldAccess = () => false
