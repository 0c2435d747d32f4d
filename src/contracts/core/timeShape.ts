/** HH:MM on a 24-hour clock. */
export const TIME_SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/
