import { LetterScreen } from '@/components/audience/letters/LetterScreen'

export const metadata = { title: 'Letter' }

export default async function LetterPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <LetterScreen id={id} />
}
