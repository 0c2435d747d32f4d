import type { AfterErrorHook } from 'payload'
import { isConflict } from '@/database/transaction'

const CONFLICT = 'Somebody else changed this at the same moment. Please save again.'

/** Payload answers 500 when two writes conflict; nothing is lost, and saving again succeeds. */
export const answerConflict: AfterErrorHook = ({ error }) =>
  isConflict(error)
    ? { status: 409, response: { errors: [{ name: 'Conflict', message: CONFLICT }] } }
    : undefined
