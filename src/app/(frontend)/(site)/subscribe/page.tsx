import { SubscribePage } from '@/components/audience/newsletter/SubscribePage'
import { readSilk } from '@/content/readSilk'

export const metadata = {
  title: 'Letters',
  description: 'A letter now and then: what is new in the shop, and what happens behind it.',
}

type Props = { searchParams: Promise<{ done?: string; problem?: string }> }

export default async function Subscribe({ searchParams }: Props) {
  const [{ done, problem }, silk] = [await searchParams, await readSilk()]
  return <SubscribePage silk={silk} isDone={done === 'true'} isInvalid={problem === 'email'} />
}
