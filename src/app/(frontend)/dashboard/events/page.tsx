import { EventsScreen } from '@/components/events/EventsScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('events')

export default function EventsPage() {
  return <EventsScreen />
}
