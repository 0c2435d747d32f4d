import { SubscribePage } from '@/components/audience/newsletter/SubscribePage'
import { readPublicLetters } from '@/content/readPublicLetters'
import { readSilk } from '@/content/readSilk'

export const metadata = {
  title: 'Letters',
  description: 'A letter now and then: what is new in the shop, and what happens behind it.',
}

/** How many letters show what one would get. */
const SHOWN = 3

type Props = { searchParams: Promise<{ done?: string; problem?: string; s?: string }> }

export default async function Subscribe({ searchParams }: Props) {
  const [{ done, problem, s }, silk, letters] = await Promise.all([
    searchParams,
    readSilk(),
    readPublicLetters(SHOWN),
  ])
  return (
    <SubscribePage
      silk={silk}
      letters={letters}
      isDone={done === 'true'}
      isInvalid={problem === 'email'}
      letterCode={typeof s === 'string' ? s : null}
    />
  )
}
