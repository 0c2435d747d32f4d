'use client'

import { useRef } from 'react'
import { IDEA_TYPES, IDEA_TYPE_LABELS, type IdeaType } from '@/contracts/ideas'
import { OnArrival } from '../layout/OnArrival'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Tabs } from '../ui/Tabs'
import { TextIdeaForm } from './TextIdeaForm'
import { VoiceIdeaForm } from './VoiceIdeaForm'
import { useRecorder } from './useRecorder'
import { useTextIdea } from './useTextIdea'
import { useVoiceIdea } from './useVoiceIdea'

/**
 * The two tabs to write or record an idea. Each tab keeps its content while the other one is open. A link that opens a
 * tab focuses its title field, which exists only once the tab's content is rendered.
 */
export function IdeaComposer() {
  const [tab, setTab] = useUrlChoice<IdeaType>('tab', 'text', IDEA_TYPES)
  const recorder = useRecorder()
  const text = useTextIdea()
  const voice = useVoiceIdea(recorder)
  const section = useRef<HTMLElement>(null)
  const focusTitle = () => section.current?.querySelector('input')?.focus()
  return (
    <section ref={section} className="card card-pad" aria-label="New idea">
      <Tabs<IdeaType>
        label="Kind of idea"
        selected={tab}
        onChange={(next) => {
          // Stop recording when its tab is left.
          recorder.stop()
          setTab(next)
        }}
        items={[
          {
            id: 'text',
            label: IDEA_TYPE_LABELS.text,
            content: (
              <>
                <OnArrival at="idea" run={focusTitle} />
                <TextIdeaForm {...text} />
              </>
            ),
          },
          {
            id: 'voice',
            label: IDEA_TYPE_LABELS.voice,
            content: (
              <>
                <OnArrival at="voice" run={focusTitle} />
                <VoiceIdeaForm {...voice} recorder={recorder} />
              </>
            ),
          },
        ]}
      />
    </section>
  )
}
