import { getCalendar as declared } from '@/contracts/schedule/calendar'
import { handle } from '../core/handle'
import { readCalendar } from './calendar'

/** GET /api/calendar */
const getCalendar = handle(declared, ({ query, req, user }) => readCalendar(query, { req, user }))

/** The calls of the calendar. */
export const calendarCalls = [getCalendar]
