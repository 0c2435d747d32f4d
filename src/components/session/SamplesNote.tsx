'use client'

import { styled } from 'styled-components'
import type { Call } from '@/contracts/core/call'
import { type EmptiedSet, WORKSPACE_TEXTS, startEmpty } from '@/contracts/workspace'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { Button } from '../ui/Button'
import { SampleNote } from '../ui/SampleNote'
import { useShowWorkspace } from './useWorkspace'

type Props = {
  set: EmptiedSet
  /** What the samples are, in lower case: "achievements". */
  samples: string
  /** The calls that load the set. */
  refresh?: readonly Call[]
}

/** The line above a set of samples that can be removed for good (docs/behaviour.md, 2.13). */
export function SamplesNote({ set, samples, refresh }: Props) {
  const show = useShowWorkspace()
  return (
    <Line>
      <SampleNote>These are samples. Your own start empty.</SampleNote>
      <SendAfterQuestion
        button={(ask) => (
          <Button size="small" variant="line" onPress={ask}>
            Start empty
          </Button>
        )}
        title={`Remove the sample ${samples}?`}
        confirmLabel="Start empty"
        pendingLabel="Removing..."
        cancelLabel="Keep them"
        send={() => send(startEmpty, { body: { set } })}
        refresh={refresh}
        success={(workspace) => {
          void show(workspace)
          return { title: WORKSPACE_TEXTS.emptied }
        }}
        failure={WORKSPACE_TEXTS.emptyFailed}
      >
        You see your own from now on, in every browser. The samples do not come back.
      </SendAfterQuestion>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  justify-content: space-between;
`
