/** Changes of an event's seats wait for one another, because all of them write the event. */
export function turnOf(eventId: string): string {
  return `event ${eventId}`
}
