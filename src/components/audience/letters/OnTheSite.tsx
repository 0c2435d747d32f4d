import { styled } from 'styled-components'
import { letterPath } from '@/contracts/audience/letterPages'
import { showLetter } from '@/contracts/audience/letterSending'
import type { Letter } from '@/contracts/audience/letters'
import { useSend } from '../../api/useSend'
import { Card } from '../../ui/Card'
import { Switch } from '../../ui/Switch'
import { LETTER_CHANGE } from './letterCalls'

/** Whether everybody may read a letter, and find it; both apply at once. */
export function OnTheSite({ letter }: { letter: Letter }) {
  const { id, isPublic, isIndexed, slug, startedAt } = letter
  const { run, isPending } = useSend(showLetter, LETTER_CHANGE)
  const show = (body: Pick<Letter, 'isPublic' | 'isIndexed'>) => void run({ params: { id }, body })
  return (
    <Card title="On the site">
      <Choices>
        <Switch
          isSelected={isPublic}
          isDisabled={isPending}
          onChange={(isOn) => show({ isPublic: isOn, isIndexed: isOn && isIndexed })}
        >
          Everybody may read it
        </Switch>
        {isPublic && (
          <Switch
            isSelected={isIndexed}
            isDisabled={isPending}
            onChange={(isOn) => show({ isPublic, isIndexed: isOn })}
          >
            Let search engines find it
          </Switch>
        )}
        {isPublic && slug && startedAt && <a href={letterPath(slug)}>See its page</a>}
      </Choices>
    </Card>
  )
}

const Choices = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
`
