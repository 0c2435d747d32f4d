import { styled } from 'styled-components'
import { decideUncertain, listDeliveries } from '@/contracts/audience/letterSending'
import type { Letter } from '@/contracts/audience/letters'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { LETTER_CALLS, LETTER_CHANGE } from './letterCalls'
import { people } from './letterWords'

/** Whom the mail server refused for its own sake or the letter's: they can get it once that is mended. */
export function RefusedForIt({ letter }: { letter: Letter }) {
  const { id, refusedForIt, status } = letter
  const again = useSend(decideUncertain, {
    ...LETTER_CHANGE,
    refresh: [...LETTER_CALLS, listDeliveries],
    success: { title: status === 'paused' ? 'They wait until it goes on' : 'They get it again' },
  })
  return (
    <Box className="callout" aria-label="Refused for the letter’s sake">
      <p>
        The mail server refused {people(refusedForIt)} for the letter’s or its own sake. Their mailboxes are
        fine. Once the cause is mended, the letter can be sent to them again.
      </p>
      <Button
        variant="line"
        isPending={again.isPending}
        pendingText="Asking…"
        onPress={() => void again.run({ params: { id }, body: { action: 'refused' } })}
      >
        {`Send again to ${people(refusedForIt)}`}
      </Button>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
`
