import { callUrl } from '@/contracts/core/call'
import { getEventFile } from '@/contracts/eventPage'
import { Icon } from '../../ui/Icon'

type Props = { slug: string; className?: string }

/** The event as a file for the reader's calendar. */
export function AddToCalendar({ slug, className = 'text-link' }: Props) {
  return (
    <a className={className} href={callUrl(getEventFile, { params: { slug } })}>
      <Icon name="cal" />
      Add to calendar
    </a>
  )
}
