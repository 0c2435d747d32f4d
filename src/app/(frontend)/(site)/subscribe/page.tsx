import { SubscribePage } from '@/components/audience/newsletter/SubscribePage'
import { readGlobal } from '@/content/readGlobal'

export const metadata = {
  title: 'Letters',
  description: 'A letter now and then: what is new in the shop, and what happens behind it.',
}

type Props = { searchParams: Promise<{ done?: string; problem?: string }> }

export default async function Subscribe({ searchParams }: Props) {
  const [{ done, problem }, { film }] = [await searchParams, await readGlobal('landing')]
  return <SubscribePage film={film} isDone={done === 'true'} isInvalid={problem === 'email'} />
}
