'use client'

import { LETTERS_HREF } from '@/contracts/audience/letterPages'
import { type Letter, OPEN_STATUSES, readLetter } from '@/contracts/audience/letters'
import { hasStatus } from '../../api/RequestError'
import { useLoad } from '../../api/useLoad'
import { BackLink } from '../../orders/desk/BackLink'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonSplit } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { LetterEditor } from './LetterEditor'
import { LetterReport } from './LetterReport'

/** How often a letter that is on its way is read again, in ms. */
const REFRESH_MS = 2_000

const isMoving = (letter: Letter | undefined) =>
  letter?.status === 'sending' || letter?.status === 'scheduled' || letter?.status === 'paused'

/** One letter: written until it goes out, then watched (docs/behaviour.md, 13.8). */
export function LetterScreen({ id }: { id: string }) {
  const known = useLoad(readLetter, { params: { id }, revalidateOnMount: true })
  const load = useLoad(readLetter, {
    params: { id },
    ...(isMoving(known.data) && { refreshInterval: REFRESH_MS }),
  })
  const letter = load.data
  return (
    <>
      <BackLink href={LETTERS_HREF}>Letters</BackLink>
      {hasStatus(load.error, 404) ? (
        <>
          <PageHeader title="No such letter" />
          <div className="card">
            <EmptyState title="This letter is not here">
              It was deleted, or somebody else writes it.
            </EmptyState>
          </div>
        </>
      ) : (
        <WhenLoaded
          load={load}
          text="Loading the letter..."
          skeleton={<SkeletonSplit />}
          failure="The letter could not be loaded."
        >
          {() =>
            letter &&
            (OPEN_STATUSES.includes(letter.status) ? (
              <LetterEditor key={letter.id} letter={letter} />
            ) : (
              <LetterReport letter={letter} />
            ))
          }
        </WhenLoaded>
      )}
    </>
  )
}
