import useSWR from 'swr'
import { type LetterPreview, previewLetter } from '@/contracts/audience/letterPreview'
import type { LetterInput } from '@/contracts/audience/letters'
import { send } from '../../api/request'
import { useDebounced } from '../../layout/useDebounced'

/** What the readers of a letter get, drawn by the code that sends it, a moment after the last key. */
export function useLetterPreview(values: LetterInput) {
  const shown = useDebounced(JSON.stringify(values))
  return useSWR<LetterPreview, unknown>(
    ['letter', shown],
    () => send(previewLetter, { body: JSON.parse(shown) as LetterInput }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
}
