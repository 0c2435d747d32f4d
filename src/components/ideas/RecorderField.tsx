'use client'

import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { RoundButton } from './RoundButton'
import { Wave } from './Wave'
import { clock } from './take'
import { usePlayback } from './usePlayback'
import type { Recorder } from './useRecorder'

type Props = {
  recorder: Recorder
  isDisabled: boolean
  /** Says why the recording was refused, or that it is missing. */
  errorMessage: string | undefined
}

/** Records, plays and clears a take; one button keeps the focus throughout. */
export function RecorderField({ recorder, isDisabled, errorMessage }: Props) {
  const { state, start, stop, clear } = recorder
  const playback = usePlayback()
  const button = useRef<HTMLButtonElement>(null)
  const view = viewOf(state, playback)
  useEffect(() => {
    if (errorMessage && !isDisabled) button.current?.focus()
  }, [errorMessage, isDisabled])

  function press(): void {
    if (state.phase === 'idle') void start()
    else if (state.phase === 'recording') stop()
    else if (state.phase === 'saved' && playback.isPlaying) playback.pause()
    else if (state.phase === 'saved') void playback.play(state.take.audio)
  }
  function leave(next: () => void): void {
    playback.pause()
    button.current?.focus()
    next()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be laid out like the other labels
    <div className="field" role="group" aria-labelledby="recorder-label">
      <span className="label" id="recorder-label">
        {state.phase === 'saved' ? 'Saved take' : 'Recording'}
      </span>
      <Frame>
        <RoundButton
          ref={button}
          icon={view.icon}
          label={view.label}
          describedBy={errorMessage && 'recorder-error'}
          isLive={state.phase === 'recording'}
          isDisabled={isDisabled}
          onPress={press}
        />
        <Wave levels={view.levels} filled={view.filled} isLive={state.phase === 'recording'} />
        <Time>{clock(view.seconds)}</Time>
      </Frame>
      {state.phase === 'saved' && (
        <Again>
          <Button variant="quiet" size="small" isDisabled={isDisabled} onPress={() => leave(clear)}>
            Clear
          </Button>
          <Button
            variant="quiet"
            size="small"
            isDisabled={isDisabled}
            onPress={() => leave(() => void start())}
          >
            Record again
          </Button>
        </Again>
      )}
      <output className="subtle">{view.hint}</output>
      {errorMessage && (
        <span className="field-error" id="recorder-error" role="alert">
          <Icon name="warn" size="small" />
          {errorMessage}
        </span>
      )}
    </div>
  )
}

type View = {
  icon: 'mic' | 'stop' | 'play' | 'pause'
  label: string
  hint: string
  seconds: number
  levels: readonly number[]
  filled?: number
}

function viewOf(state: Recorder['state'], { isPlaying, position }: ReturnType<typeof usePlayback>): View {
  switch (state.phase) {
    case 'idle':
    case 'starting':
      return {
        icon: 'mic',
        label: 'Start recording',
        hint: state.phase === 'idle' ? 'Up to 10 minutes.' : 'Waiting for the microphone.',
        seconds: 0,
        levels: [],
      }
    case 'recording':
      return {
        icon: 'stop',
        label: 'Stop recording',
        hint: 'Recording. Press stop when you are done.',
        seconds: state.seconds,
        levels: state.levels,
      }
    case 'saved':
      return {
        icon: isPlaying ? 'pause' : 'play',
        label: isPlaying ? 'Pause recording' : 'Play recording',
        hint: 'Recorded. Listen to it, or save it as an idea.',
        seconds: position || state.take.seconds,
        levels: state.take.levels,
        filled: state.take.seconds > 0 ? position / state.take.seconds : 0,
      }
  }
}

const Frame = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  padding: 0.875rem 1rem;
  border: 1px solid var(--control);
  border-radius: 8px;
`

const Time = styled.span`
  min-width: 2.25rem;
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  text-align: right;
`

const Again = styled.div`
  display: flex;
  gap: 0.25rem;
  margin-left: -0.75rem;
`
