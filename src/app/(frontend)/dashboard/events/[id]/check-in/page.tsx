import { CheckInScreen } from '@/components/events/door/CheckInScreen'

export const metadata = { title: 'Check-in' }

export default async function CheckInPage({ params }: { params: Promise<{ id: string }> }) {
  return <CheckInScreen eventId={(await params).id} />
}
