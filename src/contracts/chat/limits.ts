/** Pictures of one message. */
export const MESSAGE_PICTURES_MAX = 4
/** Messages per answer. */
export const MESSAGES_PAGE = 100
/** Messages of one conversation. */
export const MESSAGES_MAX = 10_000
/** How long a message can be deleted by whoever sent it. */
export const MESSAGE_MINUTES = 15
/** How long a message opens a resolved conversation again. */
export const REOPEN_DAYS = 7
/** How much of the last message a list shows, in UTF-16 units. */
export const PREVIEW_MAX = 120
/** How many messages a report brings along, if the person who reports agrees. */
export const REPORTED_MESSAGES = 20
/** A message that nobody has read for so long is told by mail. */
export const UNREAD_MINUTES = 10
