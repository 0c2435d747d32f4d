import { notFound } from 'next/navigation'
import { HandoverScreen } from '@/components/schedule/handover/HandoverScreen'
import { readHandover } from '@/content/readScreens'

export const metadata = { title: 'Hand over' }

/** A task with its files, ready for its platform; everything is read here. */
export default async function HandoverPage({ params }: { params: Promise<{ id: string }> }) {
  const start = await readHandover((await params).id)
  if (start && !start.handover) notFound()
  return start?.handover && <HandoverScreen key={start.handover.task.id} start={start.handover} />
}
