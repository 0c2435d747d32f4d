/** The key for inTurn: changes to an event's seats queue, because all of them write the event. */
export function eventQueueKey(eventId: string): string {
  return `event ${eventId}`
}
